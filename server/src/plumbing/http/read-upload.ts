import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** The first file of a multipart body; it must come under the given form field. */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('invalid_file');
  const file = await request.file();
  if (!file || file.fieldname !== field) throw new AppError('invalid_file');
  return file.toBuffer();
}

import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Boundaries and the headers of the file's part. */
const AROUND_FILE_BYTES = 16 * 1024;

/** The limits of the multipart parser: one file and almost nothing else. */
export const uploadLimits = {
  fileSize: MAX_UPLOAD_BYTES,
  files: 1,
  fields: 10,
  fieldSize: 1024,
  parts: 11,
  headerPairs: 20,
} as const;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * The first file of a multipart body; it must be in the given form field. One with a too large declared
 * length is not read at all; an interrupted one is refused as unreadable.
 */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('invalid_file');
  if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES + AROUND_FILE_BYTES) {
    throw new AppError('file_is_too_large');
  }
  try {
    const file = await request.file();
    if (file?.fieldname === field) return await file.toBuffer();
  } catch (error) {
    if (hasCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw new AppError('file_is_too_large');
    request.log.debug({ err: error }, 'upload could not be read');
  }
  throw new AppError('invalid_file');
}

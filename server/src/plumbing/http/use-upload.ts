import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isDiskFull } from '../disk-full.ts';
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

type SystemError = Error & { readonly code?: string; readonly syscall?: string };

/** The client or the disk was at fault: the refusal, or the error itself. */
function failureOf(error: SystemError, request: FastifyRequest): Error {
  if (isDiskFull(error)) return new AppError('storage_is_full');
  if (error.syscall === 'open' || error.syscall === 'write') return error;
  request.log.debug({ err: error }, 'upload could not be read');
  return new AppError('invalid_file');
}

/** The first file of a multipart body; it must be in the given form field. */
async function findFile(request: FastifyRequest, field: string): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new AppError('invalid_file');
  if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES + AROUND_FILE_BYTES) {
    throw new AppError('file_is_too_large');
  }
  const file = await request.file();
  if (file?.fieldname !== field) throw new AppError('invalid_file');
  return file;
}

async function store(request: FastifyRequest, field: string, target: string): Promise<void> {
  try {
    const { file } = await findFile(request, field);
    await pipeline(file, createWriteStream(target, { flags: 'wx' }));
    if (file.truncated) throw new AppError('file_is_too_large');
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error)) throw error;
    throw failureOf(error, request);
  }
}

/**
 * Stores the uploaded file and calls `use` with its path; it is removed afterwards. On the disk, since megabytes in
 * memory make the garbage collector stop the server for longer than a menu takes. A file with a too large declared
 * length is not read at all; an interrupted one is refused as unreadable.
 */
export async function useUpload<Result>(
  request: FastifyRequest,
  field: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const target = path.join(os.tmpdir(), `comanda-upload-${randomUUID()}`);
  try {
    await store(request, field, target);
    return await use(target);
  } finally {
    await rm(target, { force: true });
  }
}

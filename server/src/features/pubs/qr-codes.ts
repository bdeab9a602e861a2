import { qrPath } from '@comanda/domain/images';
import { MAX_TABLE_LENGTH } from '@comanda/domain/orders';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { findPubByUrlName } from './queries.ts';
import { publicUrlOf } from './views.ts';

// A code's file is named after the address in it, so it can be drawn again at any time: after the data folder
// was moved or the public address changed.
const fileName = /^([a-z0-9-]{3,255})\.(png|svg)$/;
const MAX_DRAWN = 500;
// Wide enough for a poster, with the quiet zone that readers need; error correction M tolerates a stain.
const drawing = { errorCorrectionLevel: 'M', margin: 4, width: 1024 } as const;

const QrQuery = {
  type: 'object',
  properties: { table: { type: 'string', minLength: 1, maxLength: MAX_TABLE_LENGTH } },
};

// Loaded at the first code: a start needs none.
const loadDrawing = async () => (await import('qrcode')).default;

/** Dark on white with its quiet zone, in every theme. */
export async function drawSvg(text: string): Promise<string> {
  const QRCode = await loadDrawing();
  return QRCode.toString(text, { ...drawing, type: 'svg' });
}

async function draw(text: string, format: string): Promise<Buffer | string> {
  if (format !== 'png') return drawSvg(text);
  const QRCode = await loadDrawing();
  return QRCode.toBuffer(text, { ...drawing, type: 'png' });
}

/**
 * Serves the QR code of each pub as PNG and as SVG, drawn at its first request; with `?table=7` the code of
 * that table, which fills in the number for the guest.
 */
export function registerQrCodes(app: FastifyInstance, deps: Deps): void {
  const drawn = new LRUCache<string, Buffer | string>({ max: MAX_DRAWN });
  app.get<{ Params: { fileName: string }; Querystring: { table?: string } }>(
    qrPath(':fileName'),
    { schema: { hide: true, querystring: QrQuery } },
    async (request, reply) => {
      const [, urlName = '', format = ''] = fileName.exec(request.params.fileName) ?? [];
      const pub = urlName === '' ? undefined : await findPubByUrlName(deps.db, urlName);
      if (!pub) throw new AppError('not_found');
      const { table } = request.query;
      const address = publicUrlOf(deps.settings.publicUrl, urlName);
      const text = table ? `${address}?table=${encodeURIComponent(table)}` : address;
      const key = `${text} ${format}`;
      const image = drawn.get(key) ?? (await draw(text, format));
      drawn.set(key, image);
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type(format === 'png' ? 'image/png' : 'image/svg+xml')
        .send(image);
    },
  );
}

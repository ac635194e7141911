import { createServer } from 'node:http';
import { extname } from 'node:path';
import { build } from 'vite';
import { SECURITY_HEADERS } from '../../server/src/headers.ts';
import type { TestServer } from './browser.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Bundles the page of a folder like the product's, in memory, and serves it with the server's own headers. */
export async function openBundled(folder: string): Promise<TestServer> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, assetsInlineLimit: 0 },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = new Map<string, string | Uint8Array>([['/favicon.ico', '']]);
  for (const file of outputs) files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, { ...SECURITY_HEADERS, 'content-type': type });
    response.end(file);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () => new Promise<void>((closed) => void server.close(() => closed()));
  return { url: `http://127.0.0.1:${port}`, close };
}

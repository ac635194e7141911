import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const LIST = '.paths.json'; // written by the page's build; a dot file is not served

/** The page draws its screens itself: each of their addresses is answered with the same file. All others are not there. */
export function pageRoutes(app: FastifyInstance, webRoot: string): void {
  for (const path of readPaths(webRoot)) {
    app.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
}

/** The front page needs no route: it is a file in its folder. */
function readPaths(webRoot: string): readonly string[] {
  const list = join(webRoot, LIST);
  if (!existsSync(list)) return [];
  const paths = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  return paths.filter((path) => path !== '/');
}

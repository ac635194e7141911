import { cli } from './cli.ts';
import { home } from './home.ts';
import { server } from './server.ts';
import { targi } from './targi.ts';

export const en = {
  language: { name: 'English' },
  cli,
  home,
  server,
  targi,
} as const;

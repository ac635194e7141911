import { bots } from './botTexts.ts';
import { cli } from './cli.ts';
import { home } from './home.ts';
import { server } from './server.ts';
import { targi } from './targi.ts';

export const en = {
  language: { name: 'English' },
  bots,
  cli,
  home,
  server,
  targi,
} as const;

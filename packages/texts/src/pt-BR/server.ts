import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Página não encontrada',
    text: 'Ninguém na estalagem conhece este endereço. Talvez haja um erro de digitação, ou a página mudou de lugar.',
    home: 'Voltar ao início',
  },
  mail: {
    subject: 'É a sua vez no Caravanserai',
    text: 'É a sua vez de jogar: {{url}}',
  },
};

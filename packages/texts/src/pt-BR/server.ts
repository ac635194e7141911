import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Página não encontrada',
    text: 'Ninguém na estalagem conhece este endereço. Talvez esteja escrito errado, ou o que ficava aqui seguiu viagem.',
    home: 'Voltar à estalagem',
  },
  mail: {
    subject: 'É a sua vez no Caravançará',
    text: 'É a sua vez de jogar: {{url}}',
  },
};

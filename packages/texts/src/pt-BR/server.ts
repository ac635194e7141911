import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Página não encontrada',
    text: 'Ninguém na estalagem conhece este endereço. Talvez haja um erro de digitação, ou a página mudou de lugar.',
    home: 'Voltar ao início',
    play: 'Jogar {{game}}',
  },
  mail: {
    subject: 'É a sua vez no Caravanserai',
    text: 'É a sua vez de jogar: {{url}}',
  },
  push: {
    turn: 'É a sua vez: {{game}}',
    started: 'A partida começa: {{game}}',
    invited: 'Convite: {{game}}',
    table: 'À mesa: {{names}}',
  },
  preview: {
    guest: 'convidado',
    inn: {
      title: 'Caravanserai · jogue Targi e Targets online',
      text: 'Dois jogos de tabuleiro em uma só estalagem: com amigos, com desconhecidos ou contra o computador. Grátis, código aberto, sem conta.',
      picture: 'Dois jogos de tabuleiro, uma estalagem. Grátis e sem conta.',
    },
    game: {
      title: '{{game}} · Caravanserai',
      text: 'Jogue {{game}} online: com amigos, com qualquer pessoa ou contra o computador. Sem conta.',
      picture: 'Com amigos, com qualquer pessoa ou contra o computador.',
    },
    waiting: {
      title: '{{game}}: há um lugar livre',
      text: 'Alguém está esperando na mesa. Abra o link e sente-se; não é preciso ter conta.',
      picture: 'Há um lugar livre. Abra o link e sente-se.',
    },
    running: {
      title: '{{game}}: partida em andamento',
      text: 'Há uma partida em andamento. Abra o link para assistir.',
      picture: 'Partida em andamento. Abra o link para assistir.',
    },
    over: {
      title: '{{game}}: partida encerrada',
      text: 'A partida acabou. Abra o link para rever cada jogada.',
      picture: 'Partida encerrada. Reveja cada jogada.',
    },
    person: {
      title: '{{person}} · Caravanserai',
      text: 'Partidas, ratings e resultados de {{person}}.',
      picture: 'Partidas, ratings e resultados.',
    },
  },
};

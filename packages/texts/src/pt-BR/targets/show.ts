import type { targetsShow as English } from '../../en/targets/show.ts';
import type { SameKeys } from '../../words.ts';

export const targetsShow = {
  choice: {
    die: '{{colour}} {{face}}',
    near: '{{die}} perto de {{disc}}',
    far: '{{die}}, longe dos discos',
    leans: '{{colour}}, inclinado',
    left: '{{disc}} à esquerda',
    right: '{{disc}} à direita',
    front: '{{disc}} na frente',
    back: '{{disc}} no fundo',
    how: 'Toque nele na mesa ou aperte o número dele.',
  },
  sign: {
    straddles: 'passa da borda',
    leans: 'inclinado',
    missed: 'não anunciado',
    secured: 'garantido',
    nobody: 'ninguém',
  },
  aims: '{{name}} está mirando…',
  end: {
    best: 'A jogada da partida',
    bestBy: '{{seat}}, rodada {{round}}',
    bestBy_you: 'Você, rodada {{round}}',
    watch: 'Rever',
    stats: 'A partida em números',
    flicks: 'Petelecos',
    hits: 'Em um disco',
    targets: 'Targets anunciados',
    doubles: 'Doubles anunciados',
    stolen: 'Discos roubados',
    disarmed: 'Torres desarmadas',
    missed: 'Anúncios perdidos',
    faults: 'Faltas',
    fastest: 'Anúncio mais rápido',
    seconds: '{{seconds}} s',
    won: 'Discos ganhos',
  },
  practice: {
    again: 'Mesmo peteleco de novo',
    map: 'Mostrar onde meus petelecos pararam',
    clear: 'Apagar as marcas',
    rivals: 'Torres rivais',
  },
  talk: 'Os bots falam',
  say: {
    leftHand: {
      glad: { a: 'Acertei alguma coisa!', b: 'Viu só?' },
      cross: { a: 'Mão errada, desculpe.', b: 'Ah, não. De novo.' },
      taunt: { a: 'Até eu consigo isso. Talvez.' },
    },
    tavern: {
      glad: { a: 'Isso merece um chá!', b: 'Como nos velhos tempos.' },
      cross: { a: 'A mesa está torta.', b: 'Quem mexeu nesse disco?' },
      taunt: { a: 'Já vi cabra com pontaria melhor.' },
    },
    juggler: {
      glad: { a: 'Abracadabra.', b: 'Olhe a outra mão.' },
      cross: { a: 'Foi o vento!', b: 'Isso era só um ensaio.' },
      taunt: { a: 'Cuidado, são dados, não tâmaras.' },
    },
    master: {
      glad: { a: 'Como previsto.', b: 'Um em cem.' },
      cross: { a: 'Improvável.', b: 'Anotado.' },
      taunt: { a: 'Eu tinha imaginado diferente.' },
    },
  },
} as const satisfies SameKeys<typeof English>;

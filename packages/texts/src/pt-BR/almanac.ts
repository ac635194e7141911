import type { almanac as English } from '../en/almanac.ts';
import type { SameKeys } from '../words.ts';

/** Texts of the pages «What wins». */
export const almanac = {
  title: 'O que faz vencer',
  lead: '{{games}} partidas entre dois bots do mesmo nível: o que aconteceu nelas e quem venceu.',
  level: 'Nível',
  contents: 'Nesta página',
  rounds: {
    label: 'Rodadas',
    all: 'Todas',
    some: '{{least}}–{{most}}',
  },
  read: {
    title: 'Como ler esta página',
    often: 'Por partida: quantas vezes aconteceu em uma partida, contando os dois.',
    wins: 'Vitórias: a parte dessas partidas vencida por quem fez isso. Um empate conta como meia vitória.',
    points:
      'Pontos: a diferença final, comparada com a que se esperava no começo da rodada pelo que os dois tinham. Assim, uma vantagem anterior não conta. Nas cartas, 0 é a carta média.',
    error:
      'A barra mostra onde está o valor real em 95 de cada 100 contagens. Se ela toca a linha do meio, pode ser só acaso.',
    cause:
      'Um número não é uma causa. Quem baixa uma carta é quem pôde alcançá-la e pagar por ela, e pessoas não jogam como bots.',
    again: 'Qualquer um pode repetir a contagem com {{command}}.',
  },
  column: {
    often: 'Por partida',
    wins: 'Vitórias',
    points: 'Pontos',
    discs: 'Discos',
    round: 'Rodada',
    winner: 'Quem vence',
    loser: 'Quem perde',
    players: 'Jogadores',
  },
  few: 'muito poucas',
  asTable: 'Em tabela',
  cards: {
    about: 'Escolha o título de uma coluna para ordenar. As rodadas são aquelas em que a carta foi baixada.',
  },
  spaces: {
    about: 'Os números de quem tinha um Targi ali, por rodada.',
    opening: 'O primeiro Targi da partida',
  },
  turns: {
    title: 'Cruzamentos e ordem da rodada',
    crossings: 'Cruzamentos na rodada: {{crossings}}',
    first: 'Age primeiro na rodada',
    second: 'Age depois na rodada',
  },
  deals: {
    title: 'Trocas e assaltos',
    raid: 'Assalto {{number}}: {{tokens}}',
  },
  rows: {
    title: 'O painel no fim',
    made: 'Fileiras de um símbolo: {{equal}}, de quatro: {{varied}}',
  },
  habits: {
    title: 'Hábitos',
    about: 'Os números de quem fez isso mais vezes que o oponente na partida inteira.',
    goodsSpaces: 'Targis em mercadorias',
    goodsCards: 'Cartas de Mercadoria pegas',
    crossings: 'Cruzamentos',
    laid: 'Cartas de Tribo baixadas',
    laidEarly: 'Cartas de Tribo até a rodada 6',
    kept: 'Cartas de Tribo guardadas na mão',
    gold: 'Ouro recebido',
    returned: 'Mercadorias devolvidas pelo limite',
    raidPoints: 'Pontos pagos em assaltos',
  },
  course: {
    title: 'O andamento de uma partida',
    leads: 'Quantas vezes vence quem está na frente',
    leadsAbout: 'Pela vantagem em pontos no começo de uma rodada.',
    picture: 'Quantas vezes vence quem está na frente, por rodada: {{leads}}. Os números estão na tabela.',
    lead: 'de {{least}} a {{most}} de vantagem',
    leadMost: '{{least}} ou mais de vantagem',
    scores: 'Resultados finais',
    scoresPicture: 'Resultados finais de {{least}} a {{most}}. Os números estão na tabela.',
    sources: 'De onde vêm os pontos',
    source: {
      tokens: 'Fichas de pontos',
      printed: 'Impressos em cartas',
      effect: 'Efeitos de cartas',
      equal: 'Fileiras de um símbolo',
      varied: 'Fileiras de quatro símbolos',
    },
    ends: '{{display}} das partidas terminaram com um painel cheio; as outras, com o último assalto.',
  },
  sayings: {
    title: 'Dois ditados à prova',
    goods: '“Pegue cartas de Mercadoria em bons lugares mesmo com dez mercadorias, para que cheguem cartas de Tribo.”',
    goodsHow:
      'No fim de um turno, tudo o que uma carta de Mercadoria tinha dado foi devolvido. A partir dessa escolha, a partida foi jogada duas vezes: pegando a carta e deixando a carta. Escolhas testadas: {{choices}}.',
    goodsNone: 'Não testado neste nível: suas partidas demoram demais.',
    goodsFirst: 'Para quem age primeiro na rodada seguinte',
    goodsSecond: 'Para quem age depois na rodada seguinte',
    start: '“Quem começa leva vantagem.”',
    startHow: 'Os dois têm a mesma força. Sem vantagem, quem começa venceria metade das partidas.',
    starting: 'Quem começa',
    result: '{{points}} pontos (± {{error}})',
    resultWins: '{{wins}} das partidas vencidas (± {{error}})',
    agree: 'Os números confirmam.',
    disagree: 'Os números dizem o contrário.',
    open: 'Os números não mostram diferença que o acaso não possa explicar.',
  },
  targets: {
    discs: 'Discos: a diferença final, em discos, de quem fez isso.',
    cause:
      'Um número não é uma causa: quem está na frente talvez faça certas coisas mais vezes, e pessoas não jogam como bots.',
    where: 'Onde os dados param',
    flickOn: 'Peteleco {{number}} da rodada: em um disco',
    flickBeside: 'Peteleco {{number}} da rodada: ao lado dos discos',
    events: 'O que acontece em uma partida',
    awarded: 'Discos atribuídos no fim de uma rodada',
    ahead: 'Vantagem em discos no começo de uma rodada: {{discs}}',
    ends: 'Vencidas com o quarto disco: {{fourth}} das partidas; depois da última rodada: {{lastRound}}; em Golden Targets: {{golden}}.',
  },
} as const satisfies SameKeys<typeof English>;

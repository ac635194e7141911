import type { targetsCli as English } from '../../en/targets/cli.ts';
import type { SameKeys } from '../../words.ts';

export const targetsCli = {
  command: {
    play: {
      summary: 'Jogar Targets, contra bots ou com alguém ao lado',
      text: 'Você joga com o vermelho; por padrão os outros são o bot juggler. A mesa anuncia Targets por você, a não ser que se jogue “Pas vu, pas pris!”. Mire com uma tecla do menu, depois a velocidade e o desvio: `d1 1100 -5`. A partida é salva depois de cada lance; `--resume` continua exatamente dali. Durante o jogo, `?` mostra o que se pode digitar. Com `--json` cada posição é uma linha de JSON, e cada linha enviada é um lance em notação.',
    },
    selfplay: {
      summary: 'Pôr bots para jogar Targets, e contar',
      text: 'De dois a quatro bots jogam partidas inteiras com física de verdade: quem venceu quantas vezes e como, e o que aconteceu com os petelecos. Com `--log`, cada início, cada jogada e cada fim é uma linha de JSON, com a mesa inteira depois de cada jogada. Com `--file`, a última partida é escrita como um texto que `replay` sabe ler.',
    },
    flick: {
      summary: 'Mostrar um peteleco visto de cima',
      text: 'O arquivo é JSON: a mesa (“scene”: bases e dados), o peteleco (“flick”) e quantos discos há no meio (“discs”, 3 por padrão). Também pode ser uma lista, como packages/targets/golden/shots.json. A imagem é desenhada aqui, ou escrita como SVG. O arquivo `-` é a entrada padrão.',
    },
    replay: {
      summary: 'Conferir uma partida salva de Targets e contá-la em palavras',
      text: 'Cada peteleco é simulado e cada anúncio é conferido de novo. Um arquivo danificado é recusado com a linha e a coluna do primeiro erro. O arquivo `-` é a entrada padrão.',
    },
    levels: {
      summary: 'Listar os níveis dos bots de Targets',
      text: 'Os nomes deles para os outros comandos, e o que esperar de cada um.',
    },
    arena: {
      summary: 'Pôr dois bots em um confronto de Targets, e medir',
      text: 'Partidas a dois, cada semente duas vezes, com os lugares trocados. Um bot é um nível, ou `naive`, que mira mais ou menos em alguma coisa.',
    },
    verify: {
      summary: 'Conferir se uma partida online de Targets foi justa',
      text: 'FILE é a prova (JSON) oferecida pela página de uma partida online encerrada. Impressão digital, semente, posição dos dados, petelecos, anúncios e resultado são calculados de novo; o código de saída é 1 se algo não confere. docs/fairness.md diz o que isso prova.',
    },
  },
  flag: {
    players: 'Quantos jogam',
    variants: 'As variantes, separadas por vírgulas: pasvu, 3x3, teams',
    svg: 'Escrever a imagem neste arquivo, como SVG',
    file: 'O arquivo: flick o lê, selfplay escreve nele a última partida, play salva nele',
    seed: 'De onde vem o acaso; a mesma semente dá as mesmas partidas',
    at: 'Qual peteleco de uma lista',
    bots: 'Os bots, separados por vírgulas: um para todos os outros, ou um por jogador, no sentido horário; em `play`, `human` é uma pessoa. Um nível, `naive`, `file:MODULE` ou `proc:COMMAND`',
  },
  verify: {
    notOurs: '{{file}} não é a prova de uma partida online de Targets. Baixe-a da página de uma partida encerrada.',
  },
  wrong: {
    variant: 'Não há uma variante “{{word}}”. Existem: {{variants}}.',
    variantNear: 'Não há uma variante “{{word}}”. Você quis dizer {{near}}?',
    botCount:
      'Bots indicados: {{bots}}; jogadores: {{players}}. Indique um bot para todos, ou um para cada jogador, em sentido horário.',
    oddGames:
      'Cada semente é jogada duas vezes, com os lugares trocados: {{games}} é ímpar. Escolha um número par de partidas.',
  },
  shot: {
    'not-json': 'isto não é JSON ({{detail}}).',
    'no-such-shot': 'não há um peteleco {{at}} nele; ele tem {{count}}.',
    'bad-part':
      'a parte {{part}} falta ou está errada. É preciso um objeto com “scene” (pucks, dice), “flick” e talvez “discs”, todos os números inteiros.',
    flick: {
      malformed: 'a parte flick falta ou está errada. Ela tem “die”, “vxMmS”, “vzMmS”, “highPm”, “sidePm” e “tower”.',
      'not-whole': 'os números do peteleco precisam ser inteiros.',
      'too-fast': 'o peteleco é rápido demais. No máximo 4000 mm/s.',
      'no-speed': 'o peteleco não tem velocidade.',
      'beside-the-die': 'o peteleco não acerta o dado. “highPm” e “sidePm” vão de -1000 a 1000.',
      'unknown-die': 'esse dado não existe. Os dados vão de red1 a green3.',
      'not-there': 'o dado lançado não está na cena.',
      'no-tower': 'o dado lançado não está em nenhuma torre.',
    },
  },
  flick: {
    title: '{{die}} é lançado a {{speed}} m/s.',
    wholeTower: 'A torre inteira de {{die}} é lançada a {{speed}} m/s.',
    legend:
      '░ disco, ▓ centro preto, ▒ base, · trajeto. Uma minúscula e um número: um dado e a sua face. Uma maiúscula: uma torre e a sua altura.',
    written: 'A imagem está em {{file}}.',
    tower: '{{die}} fica na própria base.',
    off: '{{die}} sai da mesa.',
    unsettled: '{{die}} não para.',
    slid: '{{die}} deslizou sem rolar.',
    cocked: '{{die}} está inclinado, ou apoiado em alguma coisa, e não conta em lugar nenhum.',
    table: '{{die}} mostra {{face}}.',
    onDisc: '{{die}} mostra {{face}}, inteiro no disco {{disc}}.',
    black: '{{die}} mostra {{face}} e toca o centro preto do disco {{disc}}.',
    took: 'Em repouso depois de {{seconds}} s. Impressão digital de todo o movimento: {{hash}}.',
  },
  play: {
    towerOf: 'a torre: {{colour}}',
    middle: 'o meio da mesa',
    aimText:
      'lançar para lá: uma tecla do menu, depois a velocidade em mm/s (normal: 1100, no máximo 4000) e os graus para a direita (menos: esquerda)',
    notationText: 'o próprio lançamento, em notação (docs/notation-targets.md); anúncios também: `targets:red1`',
    letGoText: 'nada a dizer: os outros continuam',
  },
  selfplay: {
    head_one: '{{count}} partida, semente {{seed}}',
    head_other: '{{count}} partidas, semente {{seed}}',
    seat_one: '{{seat}} ({{bot}}): {{count}} vitória ({{share}}), {{discs}} discos por partida',
    seat_other: '{{seat}} ({{bot}}): {{count}} vitórias ({{share}}), {{discs}} discos por partida',
    decided:
      'Decididas pelo quarto disco {{fourth}}, depois da última rodada {{lastRound}}, pelo Golden Targets {{golden}}',
    length: '{{rounds}} rodadas e {{moves}} jogadas por partida',
  },
  tally:
    'petelecos {{flicks}}, com o dado inteiro em um disco {{share}}; Targets {{targets}}, não anunciados {{missed}}; Doubles {{doubles}}, roubos {{steals}}, desarmes {{disarms}}',
  arena: {
    head_one: '{{a}} contra {{b}}: {{count}} partida a dois, semente {{seed}}',
    head_other: '{{a}} contra {{b}}: {{count}} partidas a dois, semente {{seed}}',
    margin: 'diferença {{mean}} discos por partida ({{low}} a {{high}})',
    games: 'vencidas {{won}}, perdidas {{lost}}',
    tally: '{{bot}}: {{tally}}',
    time: '{{bot}}: {{mean}} ms por peteleco, 95% deles em até {{p95}} ms, o mais longo {{max}} ms',
  },
  replay: {
    head: 'Semente {{seed}}.',
    player: '{{seat}}: {{player}}.',
    move: '{{seat}}: {{move}}',
    discs: '{{seat}}: ganhos {{won}}, debaixo da base {{stored}}.',
    unfinished_one: 'A partida não acabou: ela para depois de {{count}} jogada.',
    unfinished_other: 'A partida não acabou: ela para depois de {{count}} jogadas.',
  },
} as const satisfies SameKeys<typeof English>;

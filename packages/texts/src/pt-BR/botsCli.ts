import type { botsCli as English } from '../en/botsCli.ts';
import type { SameKeys } from '../words.ts';

/** What the terminal says about bots: their matches, their advice. */
export const botsCli = {
  levels: {
    line: '{{id}}: {{name}}. {{text}}',
  },
  spec: {
    unknown: '“{{bot}}” não é um bot. Existem: {{bots}}.',
    near: '“{{bot}}” não é um bot. Você quis dizer {{near}}?',
    few: 'Uma classificação precisa de pelo menos dois bots diferentes.',
  },
  program: {
    'not-started': 'Não foi possível iniciar o programa “{{program}}”: {{detail}}.',
    'not-a-bot': 'O arquivo {{program}} não contém um bot: {{detail}}',
    ended: 'O programa “{{program}}” terminou enquanto se esperava uma jogada dele (saída: {{detail}}).',
    late: 'O programa “{{program}}” não respondeu em {{limitMs}} ms.',
    unasked: 'O programa “{{program}}” enviou uma linha que ninguém pediu: {{sent}}',
    'not-json': 'O programa “{{program}}” enviou uma linha que não é um objeto JSON: {{sent}}',
    'not-an-answer':
      'O programa “{{program}}” enviou {{sent}}, que não tem nem um número “move” nem um texto “notation”.',
    refused: '{{program}} enviou {{sent}}. {{why}}',
    illegal:
      'O programa “{{program}}” escolheu {{sent}}, que não é nenhuma das {{count}} jogadas oferecidas: {{expected}}',
    broke: 'Um confronto foi interrompido: {{detail}}',
  },
  arena: {
    head_one: '{{a}} contra {{b}}: {{count}} par de partidas, semente {{seed}}',
    head_other: '{{a}} contra {{b}}: {{count}} pares de partidas, semente {{seed}}',
    games: 'vitórias {{won}}, derrotas {{lost}}, empates {{shared}}',
    pairs: 'pares por resultado (0, ½, 1, 1½, 2): {{pairs}}',
    winRate: 'taxa de vitórias {{mean}} (de {{low}} a {{high}})',
    elo: 'Elo {{mean}} (de {{low}} a {{high}})',
    margin: 'diferença {{mean}} pontos por partida (de {{low}} a {{high}})',
    points: 'pontos {{a}} a {{b}} em média',
    time: '{{bot}}: {{mean}} ms por decisão, 95% delas em até {{p95}} ms, a mais longa {{max}} ms',
    intervals: 'Os intervalos são de 95%, a partir dos resultados dos pares.',
    sprt: 'SPRT entre {{elo0}} e {{elo1}} Elo: logaritmo da razão de verossimilhança {{llr}} (termina em {{lower}} ou {{upper}})',
    verdict: {
      stronger: '{{a}} é mais forte.',
      notStronger: '{{a}} não é mais forte.',
      undecided: 'Ainda não está decidido: são precisos mais pares.',
    },
    early: 'Isso foi decidido em menos de {{pairs}} pares: repita com outra semente antes de acreditar.',
    eloOrder: '--elo1 precisa ser maior que --elo0.',
  },
  ladder: {
    head_one: '{{count}} par de partidas em cada confronto, semente {{seed}}',
    head_other: '{{count}} pares de partidas em cada confronto, semente {{seed}}',
    bot: 'bot',
    elo: 'Elo',
    interval: '95%',
    share: 'vitórias',
    points: 'pontos',
    time: 'ms por decisão (média, 95%)',
    against: 'vitórias contra',
    anchor: '{{bot}} tem {{elo}} Elo; os intervalos são da distância até ele.',
  },
  hint: {
    head: 'Depois da jogada {{at}} de {{count}}; é a vez de {{seat}}.',
    best: '{{notation}}: {{move}}',
    numbers: 'Chance de vitória {{chance}}, diferença esperada {{margin}} pontos, mais ou menos {{spread}}.',
    certain: 'A diferença final é de {{margin}} pontos.',
    others: 'Quanto custam as outras jogadas, em pontos:',
    forced: 'Não há nada a escolher.',
    over: 'Esta partida acabou: não há mais nada a aconselhar.',
    notToAct: 'É a vez de {{seat}}: o conselho é só para quem precisa decidir.',
    impossible: 'Nenhuma partida leva a esta posição: {{detail}}',
  },
  analysis: {
    head: 'Diferença esperada e chance de vitória de {{seat}} depois de cada jogada; o que uma jogada entregou e o que era melhor.',
    round: 'Rodada {{round}}',
    raid: 'O último assalto',
    turning: 'Momentos decisivos de {{seat}} ({{lost}} pontos entregues no total)',
    none: 'nenhum digno de nota',
    point: 'Jogada {{n}}, rodada {{round}}: {{notation}} entregou {{lost}} pontos. Melhor: {{better}}: {{move}}',
    ended: 'No fim: {{blue}} a {{white}}.',
    empty: 'Esta partida ainda não tem jogadas.',
  },
} as const satisfies SameKeys<typeof English>;

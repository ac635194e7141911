import type { botsCli as English } from '../en/botsCli.ts';
import type { SameKeys } from '../words.ts';

/** What the terminal says about bots: their matches, their advice. */
export const botsCli = {
  levels: {
    line: '{{id}}: {{name}}. {{text}}',
  },
  spec: {
    unknown: '«{{bot}}» no es un bot. Hay: {{bots}}.',
    near: '«{{bot}}» no es un bot. ¿Querías decir {{near}}?',
    few: 'Una clasificación necesita al menos dos bots distintos.',
  },
  program: {
    'not-started': 'El programa «{{program}}» no se puede iniciar: {{detail}}.',
    'not-a-bot': 'El archivo {{program}} no contiene ningún bot: {{detail}}',
    ended: 'El programa «{{program}}» terminó mientras se le pedía una jugada (salida: {{detail}}).',
    late: 'El programa «{{program}}» no ha respondido en {{limitMs}} ms.',
    unasked: 'El programa «{{program}}» ha enviado una línea que no se le pidió: {{sent}}',
    'not-json': 'El programa «{{program}}» ha enviado una línea que no es un objeto JSON: {{sent}}',
    'not-an-answer':
      'El programa «{{program}}» ha enviado {{sent}}, que no tiene ni un número «move» ni un texto «notation».',
    refused: '{{program}} envió {{sent}}. {{why}}',
    illegal:
      'El programa «{{program}}» ha elegido {{sent}}, que no es ninguna de las {{count}} jugadas ofrecidas: {{expected}}',
    broke: 'Un encuentro se ha interrumpido: {{detail}}',
  },
  arena: {
    head_one: '{{a}} contra {{b}}: {{count}} par de partidas, semilla {{seed}}',
    head_other: '{{a}} contra {{b}}: {{count}} pares de partidas, semilla {{seed}}',
    games: 'ganadas {{won}}, perdidas {{lost}}, empatadas {{shared}}',
    pairs: 'pares por resultado (0, ½, 1, 1½, 2): {{pairs}}',
    winRate: 'porcentaje de victorias {{mean}} (de {{low}} a {{high}})',
    elo: 'Elo {{mean}} (de {{low}} a {{high}})',
    margin: 'diferencia {{mean}} puntos por partida (de {{low}} a {{high}})',
    points: 'puntos {{a}} a {{b}} de media',
    time: '{{bot}}: {{mean}} ms por decisión, el 95 % en menos de {{p95}} ms, la más larga {{max}} ms',
    intervals: 'Los intervalos son del 95 %, a partir de los resultados de los pares.',
    sprt: 'SPRT entre {{elo0}} y {{elo1}} Elo: logaritmo de la razón de verosimilitud {{llr}} (acaba en {{lower}} o {{upper}})',
    verdict: {
      stronger: '{{a}} es más fuerte.',
      notStronger: '{{a}} no es más fuerte.',
      undecided: 'Aún sin decidir: hacen falta más pares.',
    },
    early: 'Esto se ha decidido en menos de {{pairs}} pares: repítelo con otra semilla antes de creértelo.',
    eloOrder: '--elo1 tiene que ser mayor que --elo0.',
  },
  ladder: {
    head_one: '{{count}} par de partidas por cada dos bots, semilla {{seed}}',
    head_other: '{{count}} pares de partidas por cada dos bots, semilla {{seed}}',
    bot: 'bot',
    elo: 'Elo',
    interval: '95 %',
    share: 'victorias',
    points: 'puntos',
    time: 'ms por decisión (media, 95 %)',
    against: 'gana a',
    anchor: '{{bot}} tiene {{elo}} Elo; los intervalos son de la distancia a él.',
  },
  hint: {
    head: 'Tras la jugada {{at}} de {{count}}; turno de {{seat}}.',
    best: '{{notation}}: {{move}}',
    numbers: 'Probabilidad de ganar {{chance}}, diferencia esperada {{margin}} puntos, {{spread}} arriba o abajo.',
    certain: 'La diferencia final es de {{margin}} puntos.',
    others: 'Lo que cuestan las otras jugadas, en puntos:',
    forced: 'No hay nada que elegir.',
    over: 'Esta partida ha terminado: ya no hay nada que aconsejar.',
    notToAct: 'Es el turno de {{seat}}: el consejo es solo para quien tiene que decidir.',
    impossible: 'Ninguna partida lleva a esta posición: {{detail}}',
  },
  analysis: {
    head: 'Diferencia esperada y probabilidad de ganar de {{seat}} tras cada jugada; lo que regaló una jugada y qué era mejor.',
    round: 'Ronda {{round}}',
    raid: 'El último asalto',
    turning: 'Puntos de giro de {{seat}} ({{lost}} puntos regalados en total)',
    none: 'ninguno digno de mención',
    point: 'Jugada {{n}}, ronda {{round}}: {{notation}} regaló {{lost}} puntos. Mejor: {{better}}: {{move}}',
    ended: 'Al final: {{blue}} a {{white}}.',
    empty: 'Esta partida aún no tiene jugadas.',
  },
} as const satisfies SameKeys<typeof English>;

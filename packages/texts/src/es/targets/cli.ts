import type { targetsCli as English } from '../../en/targets/cli.ts';
import type { SameKeys } from '../../words.ts';

export const targetsCli = {
  command: {
    play: {
      summary: 'Jugar a Targets, contra bots o con alguien al lado',
      text: 'Juegas con el rojo; por defecto los demás son el bot juggler. La mesa canta Targets por ti, salvo si se juega a «Pas vu, pas pris!». Apunta con una tecla del menú y luego velocidad y desvío: `d1 1100 -5`. La partida se guarda tras cada jugada; `--resume` continúa justo ahí. Mientras juegas, `?` muestra lo que se puede escribir. Con `--json` cada posición es una línea de JSON, y cada línea que envías es una jugada en notación.',
    },
    selfplay: {
      summary: 'Poner bots a jugar a Targets, y contar',
      text: 'De dos a cuatro bots juegan partidas enteras con física de verdad: quién ganó cuántas veces y cómo, y qué fue de sus capirotazos. Con `--log` cada principio, jugada y final es una línea de JSON, con toda la mesa después de cada jugada. Con `--file` la última partida se escribe como un texto que `replay` sabe leer.',
    },
    flick: {
      summary: 'Mostrar un capirotazo visto desde arriba',
      text: 'El archivo es JSON: la mesa («scene»: bases y dados), el capirotazo («flick») y cuántos discos hay en el centro («discs», por defecto 3). También puede ser una lista, como packages/targets/golden/shots.json. El dibujo se hace aquí, o se escribe como SVG. El archivo `-` es la entrada estándar.',
    },
    replay: {
      summary: 'Comprobar una partida guardada de Targets y contarla en palabras',
      text: 'Cada capirotazo se simula y cada canto se comprueba de nuevo. Un archivo dañado se rechaza con la línea y la columna del primer error. El archivo `-` es la entrada estándar.',
    },
    levels: {
      summary: 'Mostrar los niveles de los bots de Targets',
      text: 'Sus nombres para otras órdenes, y qué esperar de ellos.',
    },
    arena: {
      summary: 'Enfrentar a dos bots en Targets, y medir',
      text: 'Partidas de dos, cada semilla dos veces con los sitios cambiados. Un bot es un nivel, o `naive`, que lanza más o menos hacia algo.',
    },
    verify: {
      summary: 'Comprobar que una partida en línea de Targets fue justa',
      text: 'FILE es la prueba (JSON) que ofrece la página de una partida en línea terminada. Huella, semilla, posición de los dados, capirotazos, cantos y resultado se calculan de nuevo; el código de salida es 1 si algo no coincide. docs/fairness.md dice qué demuestra eso.',
    },
  },
  flag: {
    players: 'Cuántos jugadores',
    variants: 'Variantes, separadas por comas: pasvu, 3x3, teams',
    svg: 'Escribir el dibujo en este archivo, como SVG',
    file: 'El archivo: flick lo lee, selfplay escribe en él la última partida, play guarda en él',
    seed: 'De dónde sale el azar; la misma semilla da las mismas partidas',
    at: 'Qué capirotazo de una lista',
    bots: 'Los bots, separados por comas: uno para todos los demás, o uno por jugador, en sentido horario; en `play`, `human` es una persona. Un nivel, `naive`, `file:MODULE` o `proc:COMMAND`',
  },
  verify: {
    notOurs:
      '{{file}} no es la prueba de una partida en línea de Targets. Descárgala de la página de una partida terminada.',
  },
  wrong: {
    variant: 'No hay ninguna variante «{{word}}». Hay: {{variants}}.',
    variantNear: 'No hay ninguna variante «{{word}}». ¿Querías decir {{near}}?',
    botCount:
      'Bots nombrados: {{bots}}; jugadores: {{players}}. Nombra un bot para todos, o uno para cada jugador, en el sentido de las agujas del reloj.',
    oddGames:
      'Cada semilla se juega dos veces, con los sitios cambiados: {{games}} es impar. Elige un número par de partidas.',
  },
  shot: {
    'not-json': 'esto no es JSON ({{detail}}).',
    'no-such-shot': 'no contiene ningún capirotazo {{at}}; tiene {{count}}.',
    'bad-part':
      'la parte {{part}} falta o es incorrecta. Hace falta un objeto con «scene» (pucks, dice), «flick» y, si se quiere, «discs»; todos los números enteros.',
    flick: {
      malformed: 'la parte flick falta o es incorrecta. Tiene «die», «vxMmS», «vzMmS», «highPm», «sidePm» y «tower».',
      'not-whole': 'los números del capirotazo tienen que ser enteros.',
      'too-fast': 'el capirotazo es demasiado rápido. Como mucho 4000 mm/s.',
      'no-speed': 'el capirotazo no tiene velocidad.',
      'beside-the-die': 'el capirotazo falla el dado. «highPm» y «sidePm» van de -1000 a 1000.',
      'unknown-die': 'ese dado no existe. Los dados van de red1 a green3.',
      'not-there': 'el dado lanzado no está en la escena.',
      'no-tower': 'el dado lanzado no está en ninguna torre.',
    },
  },
  flick: {
    title: '{{die}} se lanza a {{speed}} m/s.',
    wholeTower: 'Toda la torre de {{die}} se lanza a {{speed}} m/s.',
    legend:
      '░ disco, ▓ centro negro, ▒ base, · recorrido. Una minúscula y una cifra: un dado y su cara. Una mayúscula: una torre y su altura.',
    written: 'El dibujo está en {{file}}.',
    tower: '{{die}} se queda en su base.',
    off: '{{die}} se sale de la mesa.',
    unsettled: '{{die}} no se detiene.',
    slid: '{{die}} resbaló sin rodar.',
    cocked: '{{die}} está inclinado, o sobre algo, y no cuenta en ningún sitio.',
    table: '{{die}} muestra {{face}}.',
    onDisc: '{{die}} muestra {{face}}, entero sobre el disco {{disc}}.',
    black: '{{die}} muestra {{face}} y toca el centro negro del disco {{disc}}.',
    took: 'Quieto tras {{seconds}} s. Huella de todo el movimiento: {{hash}}.',
  },
  play: {
    towerOf: 'la torre: {{colour}}',
    middle: 'el centro de la mesa',
    aimText:
      'lanzar hacia allí: una tecla del menú, luego la velocidad en mm/s (lo normal: 1100, como mucho 4000) y los grados a la derecha (menos: izquierda)',
    notationText: 'el lanzamiento mismo, en notación (docs/notation-targets.md); también los cantos: `targets:red1`',
    letGoText: 'nada que decir: siguen los demás',
  },
  selfplay: {
    head_one: '{{count}} partida, semilla {{seed}}',
    head_other: '{{count}} partidas, semilla {{seed}}',
    seat_one: '{{seat}} ({{bot}}): {{count}} victoria ({{share}}), {{discs}} discos por partida',
    seat_other: '{{seat}} ({{bot}}): {{count}} victorias ({{share}}), {{discs}} discos por partida',
    decided:
      'Decididas por el cuarto disco {{fourth}}, tras la última ronda {{lastRound}}, por Golden Targets {{golden}}',
    length: '{{rounds}} rondas y {{moves}} jugadas por partida',
  },
  tally:
    'capirotazos {{flicks}}, enteros sobre un disco {{share}}; Targets {{targets}}, sin cantar {{missed}}; Doubles {{doubles}}, robos {{steals}}, desarmes {{disarms}}',
  arena: {
    head_one: '{{a}} contra {{b}}: {{count}} partida de dos, semilla {{seed}}',
    head_other: '{{a}} contra {{b}}: {{count}} partidas de dos, semilla {{seed}}',
    margin: 'diferencia {{mean}} discos por partida (de {{low}} a {{high}})',
    games: 'ganadas {{won}}, perdidas {{lost}}',
    tally: '{{bot}}: {{tally}}',
    time: '{{bot}}: {{mean}} ms por capirotazo, el 95 % en menos de {{p95}} ms, el más largo {{max}} ms',
  },
  replay: {
    head: 'Semilla {{seed}}.',
    player: '{{seat}}: {{player}}.',
    move: '{{seat}}: {{move}}',
    discs: '{{seat}}: ganados {{won}}, bajo la base {{stored}}.',
    unfinished_one: 'La partida no ha terminado: se detiene tras {{count}} jugada.',
    unfinished_other: 'La partida no ha terminado: se detiene tras {{count}} jugadas.',
  },
} as const satisfies SameKeys<typeof English>;

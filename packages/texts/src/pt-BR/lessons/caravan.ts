import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'A sua primeira caravana',
  about: 'Uma primeira partida de Targi com um guia, do primeiro Targi à contagem final.',
  lines: {
    title: 'Três Targis, três linhas',
    welcome:
      'Boas-vindas! Eu sou Tassili e conheço todos os caminhos deste deserto. Vamos guiar a sua primeira caravana.',
    first: 'Você joga com as peças azuis. Posicione o primeiro Targi na carta Pimenta que eu mostro e confirme.',
    firstElse: 'Você pode ficar aí, mas eu sinto cheiro de pimenta. Volte atrás e tente a carta que eu mostro.',
    line: 'Está vendo a linha? Ela sai do seu Targi e atravessa o tabuleiro. Branco também posicionou um Targi.',
    second: 'Agora a carta Sal, lá em cima. A linha dela desce e cruza a primeira.',
    secondElse: 'Um bom lugar para outro dia! Volte atrás e tente a carta Sal.',
    cross:
      'Elas se cruzam nesta Tenda. Você poderá usar as cartas onde estão os seus Targis e cada carta onde as suas linhas se cruzam.',
    closed:
      'Proibido: os cantos, a carta do Ladrão e as cartas de frente para os Targis brancos. Branco está na 10, então a 2 está bloqueada.',
    third: 'Posicione o último Targi nas tâmaras, logo abaixo da pimenta. Assim surge um segundo cruzamento.',
    thirdElse: 'Nada mal, mas as tâmaras combinam mais com o nosso plano. Volte atrás e tente nelas.',
  },
  goods: {
    title: 'Enchendo as bolsas',
    take: 'Todos estão posicionados, e você age primeiro. Use as três cartas dos seus Targis, na ordem que quiser.',
    takeElse: 'Isso pode esperar. Primeiro pegue sal, pimenta e tâmaras.',
    card: 'Os seus marcadores estão onde as linhas se cruzam. Esta carta de Mercadoria dá uma tâmara e um sal: pegue.',
    cardElse: 'Paciência! Primeiro pegue a carta de Mercadoria que eu mostro.',
    bags: 'Aqui estão as suas mercadorias. Depois do turno você pode ficar com dez, e três ouros; o resto se perde.',
  },
  tribe: {
    title: 'Uma carta para a sua tribo',
    price: 'A Tenda é uma carta de Tribo. O preço está à esquerda; as cruzes são pontos, três ao todo.',
    lay: 'Use-a: pague e baixe a Tenda na fileira de cima.',
    layElse: 'Hum, eu baixaria na fileira de cima. Volte atrás e tente de novo.',
    display:
      'Aqui mora a sua tribo: três fileiras de quatro, preenchidas a partir da esquerda. O que foi baixado fica.',
    end: 'Não há mais nada para usar. Encerre o turno e confirme; depois é a vez de Branco.',
    endElse: 'Isso não ajuda agora. Encerre o turno.',
    round: 'Nova rodada: há cartas novas no centro, o Ladrão anda uma carta e Branco está com o amuleto e começa.',
  },
  free: {
    title: 'Uma rodada sua',
    idea: 'Segunda rodada. Branco tem o amuleto e posicionou primeiro. Estas são as suas mercadorias: procure cartas que você pode pagar.',
    first: 'Agora você escolhe. Posicione o seu primeiro Targi onde quiser e confirme.',
    second: 'E o segundo. Uma carta é sua onde duas linhas suas se cruzam.',
    third: 'O último. Depois eu digo o que acho das suas linhas.',
    done: 'As suas linhas estão traçadas. No próximo capítulo, vamos negociar.',
  },
  trader: {
    title: 'Comerciante e Caravana',
    later: 'Rodada três. Os seus Targis estão em três cartas com ações especiais.',
    trade:
      'O Comerciante aceita três mercadorias iguais por um ouro, ou duas por outra. Troque três tâmaras por ouro e saia.',
    tradeElse: 'Viemos buscar ouro! Volte atrás e troque três tâmaras.',
    caravan: 'A Caravana vira a carta de Mercadoria do topo, e você pega o que ela mostra. Tente a sorte!',
    caravanElse: 'A Caravana está esperando. Vá lá primeiro!',
    expand: 'Ouro! Agora a Expansão Tribal: ela compra para você uma carta de Tribo.',
    expandElse: 'Primeiro veja que carta a Expansão Tribal traz.',
    lay: 'Uma Targia! Pague uma tâmara e um ouro e baixe-a ao lado da Tenda.',
    layElse: 'Ela ficaria melhor ao lado da Tenda, na fileira de cima. Volte atrás.',
  },
  raid: {
    title: 'Assalto!',
    corner: 'Depois de três rodadas o Ladrão chega a um canto: um assalto! Cada um perde uma mercadoria ou um ponto.',
    pay: 'Branco já pagou. O que você entrega? Você decide.',
    payElse: 'Uma mercadoria ou um ponto, como preferir.',
    effect:
      'E a sua Targia rende um ponto a cada assalto. A bandeirinha de uma carta diz o que ela faz: olhe quando quiser.',
  },
  hand: {
    title: 'Uma carta para depois',
    draw: 'Rodada cinco. Compre outra carta com a Expansão Tribal.',
    drawElse: 'Primeiro compre a carta, por favor.',
    keep: 'Esta Tenda custa uma tâmara, e você não tem. Guarde a carta: uma pode esperar na mão.',
    keepElse: 'Boa demais para descartar! Volte atrás e guarde a Tenda.',
    noble: 'Uma rodada depois. Só o Nobre leva uma carta da sua mão para a tribo, e você está nele.',
    date: 'Pegue a tâmara que faltava.',
    dateElse: 'Primeiro a tâmara, ou a Tenda fica na mão.',
    lay: 'Agora use o Nobre: pague e baixe a Tenda na segunda fileira.',
    layElse: 'Na segunda fileira já há uma Tenda: elas combinam. Volte atrás e tente de novo.',
  },
  smith: {
    title: 'Prata por sal',
    sell: 'O Prateiro dá pontos: um por duas mercadorias iguais, três por quatro, dois por um ouro. Venda 4 sal.',
    sellElse: 'Ele também gosta disso, mas 4 sal rendem mais. Volte atrás e tente de novo.',
    points: 'Três pontos para você. No fim, quem tem mais pontos vence.',
  },
  mirage: {
    title: 'Fata Morgana',
    collect: 'Rodada oito. Pegue a tâmara e a pimenta.',
    collectElse: 'Primeiro a tâmara e a pimenta: vamos precisar das duas.',
    move: 'A Fata Morgana move um marcador seu para outra carta virada para cima. Use-a: da pimenta para este Montador de Camelo.',
    moveElse: 'Uma miragem! Volte atrás: o marcador vai da pimenta para o Montador de Camelo.',
  },
  rows: {
    title: 'Quatro em fila',
    lay: 'A sua fileira de cima tem uma Tenda, uma Targia e um Poço. Baixe ali também o Montador de Camelo.',
    layElse: 'Só na fileira de cima ele completa quatro. Volte atrás e tente de novo.',
    bonus: 'Uma fileira cheia com quatro símbolos diferentes: dois pontos no fim. Quatro vezes o mesmo rende quatro.',
  },
  end: {
    title: 'O último assalto',
    last: 'Rodada doze. A partida termina com o quarto assalto, ou após a rodada em que alguém baixa a décima segunda carta.',
    lay: 'Mais uma carta para a sua tribo: baixe este Poço.',
    layElse: 'Ele vale três pontos, e você pode pagar. Volte atrás e baixe-o.',
    turn: 'Agora encerre o turno. O Ladrão vai ao último canto.',
    turnElse: 'Não resta nada melhor. Encerre o turno.',
    pay: 'Este assalto leva um ouro ou três pontos. Ouro não conta no fim: pague com ele.',
    payElse: 'Três pontos é demais! Melhor dar o ouro.',
    won: 'Trinta e cinco a vinte e oito: a sua caravana chegou primeiro! Agora você sabe tudo o que precisa. Quer tentar?',
  },
} as const satisfies SameKeys<typeof English>;

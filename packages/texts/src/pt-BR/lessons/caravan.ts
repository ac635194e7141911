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
    line: 'Está vendo a linha? Ela sai do seu Targi e atravessa o tabuleiro. O branco também posicionou um Targi.',
    second: 'Agora a carta Sal, lá em cima. A linha dela desce e cruza a primeira.',
    secondElse: 'Um bom lugar para outro dia! Volte atrás e tente a carta Sal.',
    cross:
      'Elas se cruzam nesta tenda. Você poderá usar as cartas onde estão os seus Targis e cada carta onde as suas linhas se cruzam.',
    closed:
      'Proibido: os cantos, a carta do Ladrão e as cartas de frente para os Targis brancos. O branco está na 10, então a 2 está bloqueada.',
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
    price: 'A tenda é uma carta de Tribo. O preço está à esquerda; as cruzes são pontos, três ao todo.',
    lay: 'Use-a: pague e baixe a tenda na fileira de cima.',
    layElse: 'Hum, eu baixaria na fileira de cima. Volte atrás e tente de novo.',
    display:
      'Aqui mora a sua tribo: três fileiras de quatro, preenchidas a partir da esquerda. O que foi baixado fica.',
    end: 'Não há mais nada para usar. Encerre o turno e confirme; depois é a vez do branco.',
    endElse: 'Isso não ajuda agora. Encerre o turno.',
    round: 'Nova rodada: há cartas novas no centro, o Ladrão anda uma carta e o branco está com o amuleto e começa.',
  },
} as const satisfies SameKeys<typeof English>;

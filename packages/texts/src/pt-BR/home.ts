import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · uma mesa aberta para Targi e Targets',
  description:
    'Uma mesa de código aberto para dois jogos de tabuleiro, Targi e Targets. Jogue os dois contra bots ou com amigos no mesmo aparelho, sem conta e sem rede, e leia as regras completas, com cada carta e cada decisão.',
  skip: 'Ir para o conteúdo',
  tables: 'Mesas',
  hero: {
    kicker: 'Código aberto · sem conta · não oficial',
    title: 'Uma estalagem com duas mesas',
    lead: 'A Caravanserai é a parada de dois jogos de tabuleiro: um duelo silencioso sob o céu do deserto e uma algazarra de dados lançados a petelecos. Sente-se.',
  },
  targi: {
    name: 'Targi',
    picture:
      'Uma noite no deserto. Sobre um tapete está o quadrado de cartas, cinco por cinco, com figuras azuis e brancas na borda, e o Ladrão a caminho.',
    pitch:
      'Você envia três Targis para a borda do quadrado. Onde as linhas deles se cruzam, uma carta é sua. Troque tâmaras, sal e pimenta, faça crescer a sua tribo e cuidado com o Ladrão.',
    facts: '2 jogadores · cerca de uma hora',
  },
  targets: {
    name: 'Targets',
    picture:
      'Uma mesa de madeira à luz de uma lâmpada. Torres de dados se erguem sobre quatro bases em volta de três discos pintados; um dado acaba de ser lançado.',
    pitch:
      'Com um peteleco, lance o dado do topo da sua torre contra os discos do meio. Acerte o preto, grite antes dos outros, roube o que eles deixaram por aí.',
    facts: '2 a 4 jogadores · um quarto de hora',
  },
  house: {
    label: 'A casa',
    openTitle: 'Aberta até as vigas',
    open: 'Cada linha do programa é de código aberto, sob a licença MIT. Leia, abra a sua própria estalagem, envie uma melhoria.',
    quietTitle: 'Ninguém na porta',
    quiet:
      'Sem conta, sem publicidade, sem rastreamento. Esta página não pede nada a nenhum outro servidor, e as suas partidas e configurações ficam no seu navegador.',
    fairTitle: 'Justa com os criadores',
    fair: 'Um projeto não oficial, sem ligação com nenhuma editora. As palavras e os desenhos são nossos. Se você gosta de um jogo, compre a caixa: vale a pena.',
  },
  rules: {
    title: 'As regras de Targi',
    lead: 'Completas, com as nossas próprias palavras, uma linha numerada de cada vez. Onde os manuais impressos se calam ou discordam, uma decisão resolve e diz por quê.',
    contents: 'Seções',
    search: 'Buscar regras e cartas',
    clear: 'Limpar a busca',
    foundRules_one: '{{count}} linha de regra',
    foundRules_other: '{{count}} linhas de regra',
    foundCards_one: '{{count}} carta',
    foundCards_other: '{{count}} cartas',
    nothing: 'Nada encontrado. Tente uma palavra mais curta ou um número como TG-12.',
    ruling: 'Decisão {{id}}',
    why: 'Por quê',
    link: 'Link para {{id}}',
    onCards: 'Cartas com este efeito',
  },
  board: {
    title: 'O tabuleiro',
    label: 'O quadrado de 25 cartas, com as 16 cartas de Fronteira em seus lugares',
    hint: 'Aponte ou toque uma carta de Fronteira para ver a reta que ela abre e a carta de frente.',
    goods: 'Carta de Mercadoria',
    tribe: 'Carta de Tribo',
    legendGoods: 'As cartas de Mercadoria ficam nos cantos e no meio do centro.',
    legendTribe: 'As cartas de Tribo ficam entre elas.',
    legendRobber: 'O Ladrão anda no sentido horário, carta por carta, a partir da carta 1.',
    legendRaid: 'Os cantos são assaltos. O quarto encerra a partida.',
    faces:
      '{{name}} ({{number}}) fica de frente para {{otherName}} ({{otherNumber}}). A reta entre as duas passa por {{places}}.',
    corner: '{{name}} ({{number}}) é um canto: nenhum Targi pode ficar aqui.',
    card: 'Carta de Fronteira {{number}}, {{name}}',
    open: 'Ver a carta {{number}}',
  },
  cards: {
    title: 'Todas as cartas',
    lead: '{{border}} cartas de Fronteira, {{goods}} cartas de Mercadoria e {{tribe}} cartas de Tribo, todas desenhadas a partir da mesma tabela de dados com que se joga.',
    border: 'Cartas de Fronteira',
    borderLead: 'Elas nunca se movem. Envie um Targi para uma delas e faça o que ela diz.',
    goods: 'Cartas de Mercadoria',
    goodsLead: 'Pegue tudo o que a carta mostra; onde barras separam as mercadorias, escolha uma.',
    tribe: 'Cartas de Tribo',
    tribeLead:
      'Pague o preço na borda esquerda e baixe a carta no seu painel. As cruzes de prata são pontos de vitória.',
    filter: 'Mostrar só um símbolo',
    all: 'Todas',
    shown_one: '{{count}} carta',
    shown_other: '{{count}} cartas',
    price: 'Preço: {{cost}}',
    or: 'ou',
    points_one: '{{count}} ponto de vitória',
    points_other: '{{count}} pontos de vitória',
    copies_one: '{{count}} cópia',
    copies_other: '{{count}} cópias',
    rule: 'Regra {{id}}',
  },
  footer: {
    credits:
      'Targi é um jogo de Andreas Steiger, e Targets, de Wilfried Fort. Os jogos pertencem aos seus autores e editoras, que não participam deste projeto.',
    licence: 'O software é livre, sob a licença MIT.',
    top: 'Voltar ao topo',
  },
} as const satisfies SameKeys<typeof English>;

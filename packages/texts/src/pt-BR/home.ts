import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · jogue Targi e Targets online',
  description:
    'Uma mesa de código aberto para dois jogos de tabuleiro, Targi e Targets. Jogue contra bots ou com amigos, no mesmo aparelho ou online, sem conta, e leia as regras completas, com cada carta e cada esclarecimento.',
  skip: 'Ir para o conteúdo',
  tables: 'Mesas',
  hero: {
    kicker: 'Código aberto · sem conta obrigatória · não oficial',
    title: 'Uma estalagem com duas mesas',
    lead: 'No Caravanserai, dois jogos de tabuleiro esperam por você: um duelo silencioso sob o céu do deserto e uma algazarra de dados lançados a petelecos. Sente-se.',
  },
  targi: {
    name: 'Targi',
    picture:
      'Uma noite no deserto. Sobre um tapete está um quadrado de cartas, cinco por cinco, com figuras azuis e brancas na borda, e o Ladrão a caminho.',
    pitch:
      'Envie três Targis para a borda do tabuleiro. Onde as linhas deles se cruzam, uma carta é sua. Troque tâmaras, sal e pimenta, faça crescer a sua tribo e cuidado com o Ladrão.',
    facts: '2 jogadores · cerca de uma hora',
  },
  targets: {
    name: 'Targets',
    picture:
      'Uma mesa de madeira à luz de uma lâmpada. Torres de dados se erguem sobre quatro bases em volta de três discos pintados; um dado acaba de ser lançado.',
    pitch:
      'Com um peteleco, lance o dado do topo da sua torre contra os discos do meio. Acerte o preto, anuncie antes dos outros e roube o que eles ainda não garantiram.',
    facts: '2 a 4 jogadores · um quarto de hora',
  },
  house: {
    label: 'A casa',
    openTitle: 'De portas abertas',
    open: 'O programa inteiro é de código aberto, sob a licença MIT. Leia, abra a sua própria estalagem, envie uma melhoria.',
    quietTitle: 'Entrada livre',
    quiet:
      'Sem conta obrigatória, sem publicidade, sem rastreamento. Esta página não carrega nada de outros sites, e as partidas contra o computador ficam no seu navegador.',
    fairTitle: 'Respeito aos autores',
    fair: 'Um projeto não oficial, sem ligação com nenhuma editora. As palavras e os desenhos são nossos. Se você gosta de um jogo, compre a caixa: vale a pena.',
  },
  rules: {
    title: 'As regras de Targi',
    lead: 'Completas, com as nossas próprias palavras, uma linha numerada de cada vez. Onde os manuais impressos se calam ou discordam, um esclarecimento resolve e diz por quê.',
    contents: 'Seções',
    search: 'Buscar regras e cartas',
    clear: 'Limpar a busca',
    foundRules_one: '{{count}} linha de regra',
    foundRules_other: '{{count}} linhas de regra',
    foundCards_one: '{{count}} carta',
    foundCards_other: '{{count}} cartas',
    nothing: 'Nada encontrado. Tente uma palavra mais curta ou um número como TG-12.',
    ruling: 'Esclarecimento {{id}}',
    why: 'Por quê',
    link: 'Link para {{id}}',
    onCards: 'Cartas com este efeito',
  },
  board: {
    title: 'O tabuleiro',
    label: 'O tabuleiro de 25 cartas, com as 16 cartas de Fronteira em seus lugares',
    hint: 'Aponte para uma carta de Fronteira ou toque nela para ver a linha dela e a carta de frente.',
    goods: 'Carta de Mercadoria',
    tribe: 'Carta de Tribo',
    legendGoods: 'As cartas de Mercadoria ficam nos cantos e no meio do centro.',
    legendTribe: 'As cartas de Tribo ficam entre elas.',
    legendRobber: 'O Ladrão anda no sentido horário, carta por carta, a partir da carta 1.',
    legendRaid: 'Cada canto é um assalto. O quarto encerra a partida.',
    faces:
      '{{name}} ({{number}}) fica de frente para {{otherName}} ({{otherNumber}}). A linha entre as duas passa por {{places}}.',
    corner: '{{name}} ({{number}}) é um canto: nenhum Targi pode ficar aqui.',
    card: 'Carta de Fronteira {{number}}, {{name}}',
    open: 'Ver a carta {{number}}',
  },
  cards: {
    title: 'Todas as cartas',
    lead: '{{border}} cartas de Fronteira, {{goods}} cartas de Mercadoria e {{tribe}} cartas de Tribo, desenhadas a partir dos mesmos dados com que se joga.',
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
    docs: 'Documentação',
    translate: 'Ajude a traduzir',
    licences: 'Licenças',
    source: 'Código-fonte',
    issues: 'Relatar um defeito',
    credits:
      'Targi é um jogo de Andreas Steiger, e Targets, de Wilfried Fort. Os jogos pertencem aos seus autores e editoras, que não participam deste projeto.',
    licence: 'O software é livre, sob a licença MIT.',
    top: 'Voltar ao topo',
  },
} as const satisfies SameKeys<typeof English>;

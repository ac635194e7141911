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
  about: {
    label: 'Sobre o Caravanserai',
    openTitle: 'De portas abertas',
    open: 'O programa inteiro é de código aberto, sob a licença MIT. Leia, abra a sua própria estalagem, envie uma melhoria.',
    quietTitle: 'Entrada livre',
    quiet:
      'Sem conta obrigatória, sem publicidade, sem rastreamento. Esta página não carrega nada de outros sites, e as partidas contra o computador ficam no seu navegador.',
    fairTitle: 'Respeito aos autores',
    fair: 'Um projeto não oficial, sem ligação com nenhuma editora. As palavras e os desenhos são nossos. Se você gosta de um jogo, compre a caixa: vale a pena.',
  },
  footer: {
    docs: 'Documentação',
    translate: 'Ajude a traduzir',
    licences: 'Licenças',
    source: 'Código-fonte',
    issues: 'Relatar um problema',
    credits:
      'Targi é um jogo de Andreas Steiger, e Targets, de Wilfried Fort. Os jogos pertencem aos seus autores e editoras, que não participam deste projeto.',
    licence: 'O software é livre, sob a licença MIT.',
    top: 'Voltar ao topo',
  },
} as const satisfies SameKeys<typeof English>;

import type { targetsRules as English } from '../../en/targets/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRules = {
  'TT-1':
    'Dois, três ou quatro jogadores: vermelho, azul, amarelo e verde, nesta ordem e no sentido horário. Cada um tem uma base de madeira e três dados da sua cor.',
  'TT-2':
    'Há nove discos, três de cada uma das três cores. Um lado mostra um alvo de centro preto, o outro uma estrela. Três ficam no meio da mesa com o alvo para cima, separados pela largura de um dado; seis ficam de lado.',
  'TT-3':
    'Cada base fica do lado do seu jogador, a no máximo 20 cm dos discos; mais perto, como vantagem, se a mesa combinar.',
  'TT-4': 'Cada jogador empilha os seus três dados na sua base: é a torre.',
  'TT-5': 'Você escolhe quem começa, há um sorteio, ou começa o primeiro que gritar “Targets!”.',
  'TT-6':
    'Na sua vez, dê um peteleco no dado do topo da sua torre. A direção, a força e o ponto atingido decidem para onde ele vai. Ele fica onde parar, a não ser que uma linha abaixo diga outra coisa.',
  'TT-7':
    'Depois é a vez do próximo jogador no sentido horário. Um jogador sem dado na base passa a vez; se só um jogador ainda tem dados, ele lança de novo.',
  'TT-8': 'Uma rodada acaba quando ninguém tem dado na base.',
  'TT-9': 'Um dado vale a face de cima, e só conta para um disco se não tocar nada além desse disco.',
  'TT-10':
    'Quando todos os dados estão parados, resolvem-se primeiro as faltas (TT-12), depois as torres desarmadas (TT-17), depois os roubos (TT-18). Em seguida se abrem os anúncios (TT-27).',
  'TT-11':
    'Uma torre que foi empurrada e não perdeu dados volta endireitada ao seu lugar, com base e tudo, com os dados na mesma ordem.',
  'TT-12': 'Uma falta custa o dado: ele está fora nesta rodada e fica embaixo da base do seu dono.',
  'TT-13': 'Um dado que sai da mesa é uma falta, tenha sido lançado ou empurrado.',
  'TT-14': 'Um dado lançado que deslizou sem rolar é uma falta.',
  'TT-15':
    'Um dado que para em cima de uma base ou de uma torre é uma falta, e também um dado lançado que fica na própria base.',
  'TT-16':
    'Quando vários dados deixam a sua própria torre com um só peteleco, você mantém um deles na mesa. Ele conta como o lançado, e os outros são faltas.',
  'TT-17':
    'Desarmar: quando um peteleco derruba dados das torres dos outros, um deles, e só um ao todo, está fora nesta rodada. Os outros voltam para as suas torres.',
  'TT-18':
    'Roubar: quando um dado seu, lançado ou empurrado por você, para em cima de discos guardados embaixo da base de um oponente (TT-32), você pega todos eles na hora e os guarda embaixo da sua base.',
  'TT-19': 'Depois de um peteleco que roubou, não se pode anunciar um Double.',
  'TT-20':
    'Quando um dado seu toca o centro preto de um disco do meio, mesmo em parte, lançado ou empurrado até ali por qualquer um, você pode anunciar “Targets!”. O disco é seu de vez, na hora: ele é virado para a estrela, conta como um e não pode ser roubado.',
  'TT-21':
    'Todos os dados que tocam um disco ganho assim estão fora nesta rodada e voltam para baixo das bases dos seus donos.',
  'TT-22': 'Se vários dados tocam o mesmo centro preto, o primeiro anúncio ganha o disco.',
  'TT-23':
    'Um Targets que ninguém anunciou está perdido: o dado fica, e só pode ser anunciado depois de ser movido de novo. Os discos embaixo das bases não podem ser ganhos assim.',
  'TT-24':
    'Quando dois dados de um jogador estão na mesa e mostram a mesma face, ele pode anunciar “Double!” e pôr um dos dois de volta no topo da própria torre. Os dados nas torres não contam.',
  'TT-25':
    'Um Double só pode ser anunciado se for novo: um dos dois dados acabou de ser lançado, ou empurrado para uma nova face.',
  'TT-26': 'Um dado serve para um só anúncio, Targets ou Double.',
  'TT-27':
    'Os anúncios ficam abertos desde que os dados param até o próximo peteleco começar. Depois de um anúncio errado você não pode anunciar por dois segundos.',
  'TT-28': 'Os anúncios são executados um depois do outro, na ordem em que foram feitos.',
  'TT-29':
    'Você pode deixar passar os seus anúncios. Quando ninguém tem mais dados para lançar, a rodada termina assim que todos disserem que não anunciam mais nada.',
  'TT-30':
    'Uma mesa pode jogar com “anúncios automáticos”. Então a mesa anuncia Targets na hora no lugar de cada jogador, primeiro para quem lançou e depois no sentido horário, e consulta quem pode anunciar um Double antes do próximo peteleco.',
  'TT-31': 'No fim de cada rodada, menos a primeira, cada disco guardado embaixo de uma base é ganho em definitivo.',
  'TT-32':
    'Depois, cada disco do meio vai para o jogador cujos dados em cima dele somam mais. Ele fica guardado embaixo da base desse jogador até o fim da rodada seguinte.',
  'TT-33': 'Somas iguais se anulam, e conta a soma menor seguinte.',
  'TT-34':
    'Se nenhum disco foi ganho com Targets na rodada e nenhum é concedido, quem começou a rodada remove do meio um disco à escolha.',
  'TT-35':
    'Depois o meio é completado até três discos, enquanto houver algum de lado. Todos reconstroem a torre com todos os seus dados, e o próximo jogador no sentido horário começa.',
  'TT-36':
    'Money time: quando não resta disco para o meio e alguns estão guardados, joga-se uma última rodada, para roubar e defender. Depois os discos guardados são ganhos em definitivo.',
  'TT-37': 'Quando não resta disco no meio, de lado nem embaixo de uma base, a partida acaba na hora.',
  'TT-38':
    'A partida acaba na hora em que um jogador ganhou quatro discos em definitivo, com Targets ou no fim de uma rodada.',
  'TT-39': 'Vence quem ganhou mais discos em definitivo.',
  'TT-40':
    'Os jogadores empatados com mais discos jogam o Golden Targets: um disco com a estrela para cima no meio, e as torres deles reconstruídas.',
  'TT-41':
    'Cada um deles lança a torre inteira de três dados com um só peteleco, todos ao mesmo tempo. Só se perde um dado que sai da mesa, e nada é anunciado.',
  'TT-42': 'Vence o jogador cujos dados em cima do disco somam mais.',
  'TT-43':
    'Se houver empate, ou ninguém no disco, vence entre os empatados aquele cujos dados somam mais em qualquer lugar da mesa.',
  'TT-44': 'Se isso também empatar, os empatados lançam de novo.',
  'TT-45':
    'Pas vu, pas pris: enquanto um Targets está aberto e ainda não foi anunciado, qualquer outro jogador pode anulá-lo anunciando “Pas vu, pas pris!”.',
  'TT-46':
    '3 × 3: a partida é jogada em três sets. Cada set tem três discos de uma cor, e o meio não é completado entre as rodadas.',
  'TT-47': '3 × 3: uma rodada em que ninguém ganhou um disco remove um, como sempre.',
  'TT-48':
    '3 × 3: um set acaba assim que o meio fica vazio, e só então os discos guardados são ganhos em definitivo. Não há Money time.',
  'TT-49':
    'Equipes: quatro jogadores, dois contra dois, parceiros frente a frente. Antes da primeira rodada, os parceiros trocam um dado cada e o colocam em qualquer lugar da torre. A partir daí, ele pertence ao jogador em cuja torre está.',
  'TT-50':
    'Equipes: somam-se os dados da mesma cor, e um disco vai para a base dessa cor. Exemplo: Amarelo lança o dado vermelho da sua torre, mas a face conta para Vermelho.',
  'TT-51':
    'Equipes: os discos dos parceiros contam juntos, para o quarto disco e para a vitória. Só se pode roubar dos oponentes.',
  'TT-52': 'As variantes se combinam à vontade e ficam registradas com a partida.',
  'TT-53':
    'Tudo o que está na mesa é aberto para todos. Ninguém sabe como os dados vão ficar em uma torre antes de ela ser reconstruída: isso é sorteado.',
  'TT-54': 'Todo o resto depende dos jogadores: o mesmo peteleco na mesma torre sempre termina do mesmo jeito.',
} as const satisfies SameKeys<typeof English>;

import type { targiRules as English } from '../../en/targi/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targiRules = {
  'TG-1':
    'Deux joueurs, bleu et blanc. Chacun a trois Targuis et deux marqueurs Tribu, et commence avec 2 dattes, 2 sel, 2 poivre, 1 or et 4 points de victoire en jetons.',
  'TG-2':
    'La réserve ne s’épuise jamais : chacun reçoit toujours ce qui lui revient. L’or ne compte pas parmi les marchandises.',
  'TG-3':
    'Le plateau est un carré de cinq sur cinq. Les seize cartes Périphérie en font le tour dans le sens horaire à partir du coin en haut à gauche, la 16\u202F: la carte 1 est juste à sa droite. Les coins 4, 8, 12 et 16 sont des attaques. Les lignes 1–11, 2–10 et 3–9 sont des colonnes, 5–15, 6–14 et 7–13 des rangs\u202F; les deux bouts d’une ligne se font face.',
  'TG-4':
    'On mélange d’un côté les cartes Marchandises, de l’autre les cartes Tribu. Les neuf places du centre reçoivent, dans le sens de la lecture et face visible, le dessus des deux pioches en alternance, Marchandises d’abord : cinq cartes Marchandises aux coins et au milieu, quatre cartes Tribu entre elles.',
  'TG-5':
    'Le premier joueur détient l’amulette. Dans les règles imprimées, c’est celui qui a mangé des dattes en dernier, ou sinon Bleu ; à cette table, vous choisissez qui commence, ou le sort décide.',
  'TG-6':
    'Un tour a cinq parties : le Pillard avance, on place les Targuis, on met les marqueurs, on accomplit les actions, on révèle les nouvelles cartes.',
  'TG-7':
    'Au début d’un tour, le Pillard avance d’une carte dans le sens horaire. Au premier tour, il arrive sur la carte 1.',
  'TG-8':
    'Quand le Pillard atteint un coin, il y a d’abord une attaque ; puis il avance aussitôt d’une carte de plus. Il y a donc douze tours au plus.',
  'TG-9':
    'À partir du premier joueur, chacun place un Targui à son tour jusqu’à ce que tous soient placés, trois chacun.',
  'TG-10': 'Aucun Targui ne peut se tenir dans un coin.',
  'TG-11': 'Aucun Targui ne peut se tenir sur la carte du Pillard. Faire face au Pillard est permis.',
  'TG-12': 'Aucun Targui ne peut se tenir sur une carte qui en porte déjà un.',
  'TG-13': 'Aucun Targui ne peut faire face à un Targui adverse. Faire face à l’un des siens est permis.',
  'TG-14':
    'Après le dernier Targui, chaque place du centre où se croisent un rang et une colonne d’un même joueur reçoit son marqueur. Il y en a deux en général, un seul si deux Targuis partagent une ligne, aucun si les trois tiennent des rangs ou les trois des colonnes. Il n’y a rien à choisir.',
  'TG-15':
    'Le premier joueur accomplit toutes ses actions\u202F: un Targui utilise la carte Périphérie sur laquelle il se tient, un marqueur la carte du centre sous lui. L’ordre est libre, mais chaque action est finie avant la suivante. Puis vient l’autre joueur.',
  'TG-16':
    'On peut renoncer à toute action, mais seulement en entier. La pièce est reprise, et une carte du centre à laquelle on renonce reste visible à sa place.',
  'TG-17': 'Une carte Périphérie reste à sa place après usage ; le Targui est repris.',
  'TG-18':
    'Une carte du centre utilisée quitte sa place, le marqueur est repris, et une carte de l’autre type vient y prendre place face cachée. Une carte face cachée n’est pas en jeu avant d’être révélée.',
  'TG-19':
    'Quand il faut une carte et que sa pioche est vide, la défausse de ce type est mélangée et devient la nouvelle pioche.',
  'TG-20':
    'Un joueur a fini d’agir quand il le dit, et non d’office quand il n’a plus de pièce\u202F: la carte en main est peut-être encore jouable (TG-60). Il renonce à ce qu’il n’a pas utilisé.',
  'TG-21':
    'Carte Marchandises : prenez tout ce qu’elle montre. Une carte qui montre les trois marchandises séparées par des barres en donne une au choix.',
  'TG-22':
    'Carte Tribu : payez-la et posez-la dans votre étalage, ou gardez-la en main si la main est vide, ou défaussez-la.',
  'TG-23':
    'Vous pouvez avoir une seule carte en main. Elle ne peut pas être échangée, et seul le Noble peut la défausser.',
  'TG-24':
    'Une carte Tribu coûte exactement les marchandises et l’or qu’elle montre. Deux cartes montrent deux prix ; choisissez-en un.',
  'TG-25':
    'Les réductions retirent des marchandises du prix imprimé, jamais de l’or, et ne descendent pas sous zéro ; vous choisissez lesquelles. Elles s’ajoutent, ne valent pas pour la carte qui les apporte et, sur une carte à deux prix, ne touchent que le côté marchandises.',
  'TG-26':
    'L’or mis de côté sur une carte (TG-70) ne paie que l’or dans le prix d’une carte Tribu. Il ne compte ni pour la limite de trois, ni pour les égalités, ni lors d’une attaque. Vous choisissez quel or paie.',
  'TG-27':
    'L’étalage a trois rangées de quatre places. Chaque rangée se remplit à partir de la gauche, sans vide\u202F; vous choisissez la rangée, et vous pouvez en commencer une autre avant qu’une soit pleine. Les cartes posées restent où elles sont.',
  'TG-28':
    'Avec douze cartes, l’étalage est complet. Les cartes Tribu ne peuvent alors plus qu’être gardées ou défaussées.',
  'TG-29': 'Dattes (2, 7), Sel (3, 15) et Poivre (6, 11) : prenez une de ces marchandises.',
  'TG-30':
    'Noble (1) : payez et posez la carte que vous avez en main, ou défaussez-la. Sans carte en main, le Noble ne fait rien.',
  'TG-31':
    'Une carte gardée ce tour-ci ne peut être posée grâce au Noble que lors d’un tour suivant. La défausser est permis tout de suite.',
  'TG-32':
    'Marchand (5)\u202F: autant de fois que vous voulez pendant une visite, trois marchandises identiques contre 1 or, ou deux marchandises identiques contre 1 autre.',
  'TG-33':
    'La visite au Marchand est une seule action et finit quand vous le quittez. Une visite sans échange compte comme un renoncement\u202F: le Targui est tout de même repris.',
  'TG-34':
    'Fata Morgana (9)\u202F: déplacez un de vos marqueurs pas encore utilisés vers une autre carte du centre, qui doit être visible et sans marqueur. Le marqueur peut ensuite utiliser cette carte.',
  'TG-35':
    'Orfèvre (10) : une seule fois, deux marchandises identiques pour 1 point, quatre marchandises identiques pour 3 points, 1 or pour 2 points, ou 2 or pour 4 points.',
  'TG-36':
    'Caravane (13) : retournez la première carte de la pioche Marchandises, prenez ce qu’elle montre, et défaussez-la.',
  'TG-37':
    'Essor de la Tribu (14) : piochez la première carte Tribu ; payez-la et posez-la, gardez-la si la main est vide, ou défaussez-la. L’adversaire ne voit pas une carte gardée.',
  'TG-38':
    'Après ses actions, un joueur peut détenir au plus 10 marchandises et 3 or. L’or en trop retourne à la réserve ; pour les marchandises, le joueur choisit ce qu’il rend.',
  'TG-39': 'Quand les deux ont agi, toutes les cartes face cachée sont retournées et l’amulette change de mains.',
  'TG-40':
    'Si un étalage a maintenant douze cartes, la partie s’achève avant que le Pillard n’avance de nouveau. Après une douzième carte, le tour va donc jusqu’au bout, et l’autre joueur joue encore.',
  'TG-41':
    'Lors d’une attaque, chaque joueur perd des marchandises de son choix ou des points : 1 marchandise ou 1 point sur la carte 4, 2 marchandises ou 1 point sur la 8, 3 marchandises ou 2 points sur la 12, et 1 or ou 3 points sur la 16.',
  'TG-42':
    'Le joueur qui détient l’amulette pour le tour qui commence paie en premier. Seuls des jetons de points peuvent être payés, jamais les points imprimés sur les cartes posées.',
  'TG-43':
    'Un joueur qui ne peut payer une attaque en entier ni en marchandises ni en points ne perd rien. C’est l’adversaire qui prend dans la réserve autant de points qu’il en était dû.',
  'TG-44':
    'Option «\u202Fperdre ce que l’on a\u202F»\u202F: ce joueur perd à la place toutes ses marchandises (tout son or à la dernière attaque) ou tous ses jetons de points, à son choix s’il a les deux\u202F; l’adversaire ne gagne rien. Exemple\u202F: sur la carte 12, avec 1 datte, 1 sel et 1 point, on perd les deux marchandises ou le point.',
  'TG-45': 'La quatrième attaque, sur la carte 16, met fin à la partie.',
  'TG-46':
    'Le score est la somme des jetons de points, des points imprimés sur les cartes posées, des points que donnent leurs effets et des points des rangées complètes.',
  'TG-47':
    'Il y a cinq symboles\u202F: Puits, Chamelier, Oasis, Targuia et Tente. Une rangée complète de quatre symboles identiques vaut 4 points, une de quatre symboles différents 2 points, toute autre rien.',
  'TG-48':
    'Le score le plus haut gagne. À égalité, plus d’or l’emporte, puis plus de marchandises ; si là aussi tout est égal, la partie est nulle et personne ne gagne.',
  'TG-49':
    'Visible de tous : les deux étalages, tous les jetons, les cartes face visible, la taille des pioches, les défausses, et une carte en main qui vient du centre visible.',
  'TG-50': 'Caché : l’ordre des pioches et la face des cartes face cachée. Le type d’une carte face cachée est connu.',
  'TG-51':
    'Une carte piochée par l’Essor de la Tribu n’est connue que de celui qui l’a piochée jusqu’à ce qu’elle soit posée ou défaussée. Un spectateur n’en voit aucune tant que la partie dure.',
  'TG-52':
    'Option « mains ouvertes » : les cartes en main et les cartes piochées sont montrées à tous, pour apprendre.',
  'TG-53': 'Rapporte en fin de partie 1 point pour chaque paire de cartes du symbole indiqué dans votre étalage.',
  'TG-54': 'Rapporte 1 point en fin de partie si votre étalage compte plus de cartes que celui de l’adversaire.',
  'TG-55': 'Rapporte 2 points en fin de partie si elle est la quatrième d’une rangée complète.',
  'TG-56':
    'Jusqu’à deux de vos rangées complètes à quatre symboles différents rapportent 4 points au lieu de 2 ; une troisième en rapporte 2.',
  'TG-57': 'Rapporte 1 point en fin de partie si votre étalage compte dix cartes ou plus.',
  'TG-58': 'Chaque nouvelle carte du symbole indiqué vous coûte une marchandise de moins.',
  'TG-59': 'Poser la carte en main grâce au Noble vous coûte une marchandise de moins.',
  'TG-60':
    'À tout moment entre vos propres actions, vous pouvez poser la carte en main sans le Noble pour une marchandise de plus, de votre choix, même si elle a été gardée ce tour-ci. Pas pendant une visite au Marchand, ni tant qu’une carte piochée attend votre décision.',
  'TG-61':
    'Vous pouvez placer un Targui sur la carte du Pillard. Il ne peut toujours pas faire face à un Targui adverse.',
  'TG-62':
    'Chez le Marchand, 1 marchandise peut aussi en devenir 1 autre. Pendant une même visite, aucune marchandise ne peut être à la fois donnée et reçue à ce taux\u202F: après 1 datte contre 1 sel, on ne peut plus donner de sel ni recevoir de dattes. Trois marchandises identiques contre 1 or reste inchangé.',
  'TG-63': 'Vous ne payez rien lors des attaques.',
  'TG-64':
    'Vous gagnez 1 point à chaque attaque, la dernière aussi, une fois votre dû payé ; si rien n’est dû, vous le gagnez aussi. Pas si vous n’avez pas pu payer.',
  'TG-65':
    'Une fois par tour, dès que la carte est posée et qu’une carte Marchandises, du centre ou de la Caravane, vous a donné pendant ce tour, même auparavant, la marchandise indiquée, vous en recevez une de plus. Les cartes Périphérie ne comptent pas.',
  'TG-66':
    'Si aucune carte Marchandises ne vous a donné de marchandise ce tour-ci, vous en recevez une au choix après vos actions et avant de vérifier les limites de marchandises et d’or (TG-38). L’or et les points ne sont pas des marchandises.',
  'TG-67':
    'À la pose, vous recevez une marchandise au choix pour chaque paire de cartes dans votre étalage, celle-ci comprise.',
  'TG-68':
    'À la pose, vous recevez une marchandise au choix pour chaque paire de places encore libres dans votre étalage.',
  'TG-69': 'À la pose, vous recevez trois marchandises au choix, dans le mélange que vous voulez, ou 1 or, ou 1 point.',
  'TG-70': 'À la pose, 1 or de la réserve est mis sur elle. Il paie l’or dans le prix d’une prochaine carte Tribu.',
  'TG-71':
    'À la pose, vous pouvez réarranger jusqu’à deux de vos cartes, celle-ci comprise : les échanger, les déplacer au bout de rangées, ou déplacer l’une au bout d’une rangée et mettre l’autre à sa place. Aucune autre carte ne bouge et aucun vide ne doit rester.',
  'TG-72': 'Au prochain tour, l’adversaire ne place que deux Targuis ; son dernier placement saute.',
} as const satisfies SameKeys<typeof English>;

import { wordList } from '#/domain/text/word-list.ts'

/** What addresses end in, as far as people have such addresses. */
export const ADDRESS_ENDS = wordList(`
  academy ag agency ai app art at au be berlin bio biz blog br business ca care cc ch cloud cn co codes com community
  company consulting cv cx cz de design dev digital dk edu engineer engineering es eu events example expert fi fm fr gg
  global gov gr group guru health help home hr hu ie in info ink int invalid io is it jobs jp ke kr legal li life link
  live lt lu lv ly ma me media mil mobi museum mx name net network news ng nl no nyc nz online org page paris ph photo
  photography photos pl press pro pt ro rocks ru sa se sg sh shop si site sk so social solutions space store studio tech
  test tips tn to today tools top tr training tv ua uk us uy vip website wiki work works world xyz za zone
`)

/** The same, where they are written in small letters: others begin a sentence or are names of towns. */
export const SMALL_ENDS = wordList(`
  ac ad ae af al am ao ar as aw ax az ba bb bd bf bg bh bi bj bm bn bo bs bt bw by bz cd cf cg ci ck cl cm cr cu cw cy dj
  dm do dz ec ee eg er et fj fk fo ga gd ge gf gh gi gl gm gn gp gq gs gt gu gw gy hk hm hn ht id il im iq ir je jm jo kg
  kh ki km kn kw ky kz la lb lc lk lr ls mc mg mh mn mo mp mq mr ms mt mu mv mw my mz na nc ne nf ni np nr nu om pa pe pf
  pg pk pm pn pr pw qa re rs sb sc sd sr ss st sv sx sy sz tc td tg th tj tk tl tm tt tw tz ug uz va vc ve vg vi vn vu wf
  ws ye yt zm zw
  africa alsace amsterdam asia barcelona bayern boston brussels bzh cat cologne corsica cymru eus frl gal gent hamburg
  istanbul koeln lat london madrid melbourne miami moscow quebec ruhr saarland scot swiss sydney tirol tokyo vlaanderen
  wales wien
`)

/** Files of programs, "main.rs", are called so. */
export const FILE_NAMES = wordList(
  'app build cargo config index init lib main mod readme script setup test tests utils',
)

/** Pages that many sites have: they call nobody so. */
export const PAGE_WORDS = wordList(`
  about abstract account accueil admin album albums announcement announcements api archive archives article articles
  artikel bibliography blog blogs board book books calendar careers case cases catalog category certificate certificates
  changelog chapter collection collections community conference contact content contents course courses credential
  credentials css dashboard data default demo demos design details dev discover docs document documents download downloads
  edit embed entry experience citations presentation recent shots skills episode episodes event events example examples explore export faq feature features feed feeds figure file
  files folder folders forms forum gallery graph graphs group groups guide help home homepage html https image images impressum index
  info intro introduction issues item items journal kontakt landing latest learn library link links list lists login main
  manual map media members mentions menu mobile more news newsletter note notes open original overview page pages
  paper papers people photo photos pictures playlist playlists podcast portfolio post posts preview print privacy product
  products profile project projects projekte public publication publications published pull questions read readme record
  report reports repo repos research results resume review reviews samples search section services settings share shared
  shop show site sites slides source spreadsheets start status stories story studies study summary support tag tags team
  terms test thesis timeline tools topic topics tree tutorial tutorials update updates upload uploads user users verify
  video videos view viewer watch website welcome wiki work works writing writings
`)

/** Hosts of mailboxes that are said without their ending. */
export const MAIL_HOSTS = wordList(
  'aol gmail gmx googlemail hotmail icloud outlook proton protonmail tutanota yahoo yandex ymail',
)

/** "dot" in an address that is said. */
export const SAID_DOT = wordList('. dot punkt point punto ponto punt kropka tečka')
/** "at" in an address that is said. */
export const SAID_AT = wordList(
  '@ at ät arobase arrobase arroba arobas apenstaartje chiocciola małpa zavináč snabela',
)
/** The same, where brackets say that it stands for a sign. */
export const BRACKETED_AT = wordList('at ät a arobase arrobase arroba arobas et')
/** Signs inside such an address. */
export const SAID_SIGN = wordList(
  'slash dash hyphen underscore minus barre tiret schrägstrich bindestrich unterstrich',
)

import { foldText } from '#/domain/text/fold-text.ts'
import { wordList } from '#/domain/text/word-list.ts'
import type { Terms } from './name-key.ts'

/**
 * Words of every day in the languages that most texts are in, beside those that a taxonomy knows. Of three letters: what
 * is also a mark of a company. Longer: what names, put together or clipped, also say ("small" of Sue Mall).
 */
const WORDS = wordList(`
  act add age ago aid aim air ale all als and any app apt arc are ark arm art ash ask auf aus aux axe bad bag ban bar
  bat bay bed bee bei bet bid big bin bis bit boa bot bow box boy bud bug bus but buy cab can cap car cat che chi con
  cow cup cut dad das day del dem den der des die dig dim dip dog dos dot dry due ear eat eco egg ego ein elm end era
  est eve eye fan far fee few fig fin fit fix fly for fox fun fur gap gas gem get gig gli god got gum gut guy gym had
  ham has hat her hey hid him hip his hit hop hot how hub hut ice icy ihr ink inn ion its ivy jam jar jet job jog joy
  key kid kit lab lap las law lay led leg les let lid lie lip lit log los lot low mad man map mas mat may men mes met
  mid mit mix mob mom mon mud mum muy nel net new nil nod non nor nos not now nur nut oak odd off oft oil old one opt
  orb ore ort our out own pad pan par pas pat pay pea pen per pet peu pie pig pin pit por pot pro pub put que qui ram
  ran rap raw ray red rid rim rip row run sad sat saw say sea see set sew she shy sie sin sir sit six ski sky son sow
  spa sum sun sur sus tab tag tap tax tea ten tes the tie tin tip toe toi ton too top toy tra try tub two una und une
  uns use van vet via vom von vor vos vow war was wax way web weg wer wet who why wie win won wood yes yet you zip zoo
  aber about achter again agree ainsi albo alice alien alike alikes alive alle aller alles allora allow allows alone
  along alors already also alte alten altijd altra altri altro always among anche ancora andere anderen anfang annee
  annees anni anno another anything anyway apart april argue arose around artful aside asked asks assez auch aucun
  aucune aunque ausserhalb aussi autre autres avait avant avere avoid avoir await bald bardzo bark barn barns barrel
  barren bath beam bean bear bearer bears beast beaten beaucoup became because become becoming been before began begin
  begins begun behave behind beim being belief believe belong below bend bender bends bene bereits beside besser beste
  beyond bien bientot bild binnen bird bist bite blame blanc blanche blanco bland blank bleed bleibt bless bleu blieb
  blijft blind blink bloat bloem bloom blown blush boast bold bone bore born both boven bowl braccio bras brauche brave
  bravo brazo breadth breed bref brengt breve bride bright bring brings bringt broad broke brood broom brot brought
  brown bruder bruin brun brutal built buiten bunch burn burst busy byla bylo byly cada cage caldo came cane cannot cape
  carton casa casi cave cette chair chalk chance chaque charm cheap cheat cheek cheer chest chez chiaro chills china
  choke chop chose choses citta clair clam clan clap claro clave clay clef clever cliff climb cling cloak cloth clue
  coal coarse coast coeur come comes comme comment como cope corn cosa cosas cosi couch cough could coward crash crawl
  crazy credo creed creek creep crema crise crisp croak croce croix crow crude crudo cruel crush crust cruz cuando curl
  czas czesto cztery daar dabei dafur daher dalla dalle damit danach dandy danger dann dans darauf dare darf dark dass
  davor dawn dazu dear dedans degli dehors deja della delle dello denn deny depuis dernier derniere desde despues
  dessous dessus devoir deze dias dice dicho diese dieser dieses dijo dire dirt dive dobry dobrze doing doit donc donde
  dopo dort doubt dove dozen drag drap draussen dread dream dress drew drie drift drinnen dritto droite drown drum duck
  dull dumb durch durfte during dust dwell dzien each ease easy eating eerste eight eine einem einen einer eines either
  elke ella ellas elle elles ellos else eltern encore ende ending endless enjoy enough enter entre eran essere esta
  estas este estos etaient etait etre etwas even evenly ever everyone exact exist fail failed faint faire fais fait
  false fame fancy fate fatto favor fear feast feel feels fell fetch fewer fierce fifth fifty fino flag flake flash flaw
  fled flee flesh flew fling flip flor flour flown flush fois fold follow fool forget forse forth forty found frage
  fragen frail frais franc frank frau fray freak freddo freed frei frente fresco fretta freude freund friend fright
  fronte frost frown frutta fueron funny ganz gatto gauche gave gaze gdzie gear geen gegen geht generous genre gern
  gerne gestern ghost giant gibt ging giorni giorno give gives glace glad glance gland gleich gleiche globe gloom gloss
  glove glow gluck glue goal godzin goed goede goes going gone goose graag grab grace graceful gracias grade gran grano
  granted gras grasp grave gray grazie great greed grew grey grim grin grip grippe gris groan groen groep grond gros
  gross grosse grote grove grow growl grown grows grund grupo gruppo guess guilt gute guten haar habe haben habia habit
  hace hacer hacia handle handy hang hanno happy harsh hasta hate hatte haul haus haut have having hazel heal heap hear
  hebben heeft held hell hello hemos hence herb here heure heures heute hide hier hint hinter hoch hold holy hombre
  honest hoog hope hopeful hopes horn hover huge hunt hurry hurt idle ieder iemand ihre ihren immer inch inner innerhalb
  instead invite island item ivory jahr jahre jako jamais jede jeder jedes jedoch jeszcze jewel jobless join joke jour
  jours joyful juice jullie jump just kann kannst keen keep keeps keine kept kick kiedy kill kinder king kiss klaar klar
  klas klein kleine knee kneel knew knight knob knock known kommt konnte kopf kort kracht kraft krank kreis krijgt kurz
  laag laatste lack lang lange langen lata late laugh lazy learned least leben ledge left leicht lend lest leur leurs
  leute liar lieu like likely likewise lily limp lion loin lone loose lord loro lorsque lose lost loud love lover luck
  ludzie luego lung maar macht machte magic maid mais mango mann mano many mask matin maxim maxima maybe meadow mean
  meaning meanings means meant meer mehr meilleur mein meine meinen mejor mellow melted melting meme meno menor menos
  mensch mentre mere mess mettre mice miedzy mientras mieux might mijn mild mill mind misma mismo missing mittels moins
  mois molte molto momento monat monde moon moral more morgen moss most moth mouse mouth much mucho muchos mujer mundo
  muss musste mutter myth naar naast nach nada nadie neat neben neck nella nelle nello neue neuen neuer never nicht
  nichts niemand niente niet niets nieuwe nigdy ningun noble noch none nooit noon north nose nostro notre notte nous
  nouveau nouvelle nuestro nueva nuevo numb nunca oben obey oder often oggi ogni ohne olive omdat once onder only onto
  onze oraz otra otras otro otros oude ought ours outer owed pace pale palm panic pant para parce pass pathos pause peak
  pearl peel pencil pendant pending penny perche pero petit peut peux pill pine pink pity plaats plage plano plat platz
  playa plaza plazo plea plead plein pleine pleno plight plow plug pluie plum pluma plunge plush poco poem poland polar
  poles police polices policia policier policiere policies policy polisa polish polite politic politica politico
  politics politie politik politique polityka poliza polizei polizia pollen polo polymer polymere pond poor pork porque
  pour pourquoi pouvoir praca pracy prado praise prato pray precio preis prend prendre presque presso preuve prey prezzo
  pride prijs prima prime primera primero primo prior pris probe promise pronto proprio prose proud prova prove przed
  przez przy puede pueden pulse pure qualche quale quand quando quatre quella quello quelque questa questo quien quiet
  quill quindi quit quite rage rain raise rank rare rather rear rebel rechts refer relax rely remark reply rice rich
  ridge rifle riot ripe rise rival roar roast robin robust roll rosy royal ruin sack saint samba sara savoir scar scare
  scary scent schnell schon schreib schrijft schule schwer schwester scold scorn scout scream screw seal seam seat
  secondo seek seem seems seen sehr sein seine seit seite seize seldom sempre sent senza sequel sera serve seven sever
  shade shake shall shallow shame shape shapes shark shave sheer shield shine shirt shook shore shout shove shown shrug
  shut sich sido siege siempre sigh silk silly since sind sinds sing sink sino sixty size skip skirt skull slap slash
  slave sled sleep sleet slept slice slid slight slim sling slip slit slot slow slows slump slush smack smash smell
  smells smile smooth snack snake snap sniff snore soak soar sober sobre sock sodass soir sold soll sollte solo solve
  some soms sono sont sorry sort soul sour south souvent sowie spade span spans spat speak spear spell spells spent
  spice spiel spine spit spoil spoon sprach sprain spreekt spur squad squall staat stab stadt stain stair stake stale
  stamp stare stark stash stato statt stay steady steak steal steep steht stelle stern stesso stiff still sting stir
  stole stomach stond stood stool stoop storm stout strain strand strands strasse straw stray strict strike strive
  strong struck stub stuck stuff stump stunde stunden subito such sudden suit summer sundry sunny sunset swamp swan
  swarm swear sweat sweep sweet swell swept swiat swing sword swore tage taken takze tale tall tambien tanto tarde taste
  tear tease teil tell tells tempo tend tener tengo tense tent teraz terra than thank thanks their them then there
  thereby therefore these they thick thief thigh think thinks this thorn those though thrill throat throne throw thrown
  throws thrust thumb thus tick tide tidy tief tiene tienen tight tilt timely timid tiny toda todas today todo todos
  toen told toll tomato tone tongue took tore torn tough toujours tous tout towel tragic trail trait traits trama tramo
  tramp trap trash trato tratto tread treat trein treno tres tribe tribu trick tried tries trigo trois troop trop troppo
  trots trotz trotzdem trouble trouve trovare trozo true truly trunk truth trzy tune turn turns tussen tutti tutto tuvo
  twee twelve twenty twice twin twist tylko uber ugly ultimo ultra umbau umfang umfeld umsatz umwelt umzug unable uncle
  unclear under undo unfair unfall uniao unica unico unicorn unicum unida unidad unidade unidas unido unidos unie uniek
  unieke unies unifie unified unifier uniform uniforma uniforme uniformen uniformes uniforms unify unijny unikat union
  unione unionen unioni unions unique uniquely uniques unir unire unisex unison unisono unit unita unitaire unitario
  unitary unite united unites uniti units unity unitys univers universa universal universe universo univoco unknown
  unless unlike unlock unpaid unreal unsafe unser unsere unten unter until unused uomo update upkeep uplift upload upon
  upper upset uptake urbain urban urbana urbano urge urgent urlaub urteil usable usage usager usagers usages useful
  users usher usine usines using usual usura usure utile utiles utter vaak vague vain vais vapor varios vary vast vater
  veces veel veil vein venir venu vers verse verso veto veut veux vice vida vieille viel viele vieux violet vita vivid
  voir volta volver voor voorbij votre vouloir vraag vrij vroeg vrouw waar wahrend wait wake wanneer want wants waren
  warm warn weak wear weary weep wegen weigh weil weird weiss welt wenn went werd werden were west whale what wheat when
  where wherever whether which while whip whom whose wiec wieder wife wild willing wing wink wipe wird wise wish wishes
  without woche woke wolf wollte woman worden wordt wore world worm worn worry worse worst wort would wreck wrist wrong
  wrote wurde wurden yeast yell zawsze zeer zeit zijn zone zuerst zuletzt zuruck zwaar zwar zware zwei zwischen zwolf
  zycie
`)

/** Whether a word is one of every day. */
export const isOrdinaryWord = (word: string): boolean => WORDS.has(foldText(word))

/** Whether a word is one of every day or of work. */
export const isAnyWord = (word: string, { isName, hasWord }: Terms): boolean =>
  isOrdinaryWord(word) || hasWord(word) || isName(word)

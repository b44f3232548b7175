import { foldText } from '#/domain/text/fold-text.ts'
import { remembered } from '#/domain/text/remembered.ts'
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
  uns use van vet via vom von vor vos vow war was wax way web weg wer wet who why wie win won yes yet you zip zoo aber
  about achter adding again agree ainsi ajouter albo alias alien alike alikes alive alle aller alles allora allow
  allowed allows alone along alors already also alte alten altijd altra altri altro always among anche ancora andere
  anderen anfang annee annees anni anno another answer answers anymore anything anyway apart appear appears apply april
  argue arose around arrive arrived arriver artful aside asked asking asks assez attempt attente auch aucun aucune
  aufgabe aufgaben aunque ausserhalb aussi autre autres avait avancer avant avere avoid avoir await bald banque bardzo
  bark barn barns barrel barren bath beam bean bear bearer bears beast beaten beaucoup became because become becoming
  been before began begin begins begun behave behind beim being beispiel bekannt bekommen belief believe belong below
  bend bender bends bene bereits beruf beside besser beste bestimmt beyond bien bientot bigger bild binnen bird bist
  bite bitte blame blanc blanche blanco bland blank bleed bleibt bless bleu blieb blijft blind blink bloat bloem bloom
  blown blush boast bold bone bore born both boven bowl braccio bras brauche brauchen brave bravo brazo breadth breed
  bref brengt breve bride bright bring bringen brings bringt broad broke broken brood broom brot brought brown bruder
  bruin brun brutal built buiten bunch burn burst busy byla bylo byly bytes cada cage caldo called came cane cannot cape
  carre carton casa casi caused cave celle celles celui certain certains cette chair chalk chance changed changer chaque
  charm cheap cheat cheek cheer chercher chest chez chiaro chills china choice choke choose chop chose chosen choses
  cinq citta clair clam clan clap claro clave clay clearly clef clever cliff climb cling cloak cloth clue coal coarse
  coast coeur come comes comme commencer comment comments common como compare complete connaitre consider contain
  contains cope corn correct cosa cosas cosi cote couch cough could covered coward crash crawl crazy created creates
  credo creed creek creep creer crema crise crisp croak croce croire croix crow crude crudo cruel crush crust cruz
  cuando curl czas czesto cztery daar dabei dafur daher dalla dalle damit danach dandy danger danke dann dans darauf
  dare darf dark dass davor dawn dazu dear decide decided dedans default degli dehors deja della delle dello demain
  demander denken denn deny depends depuis dernier derniere derriere described desde deshalb desired despite despues
  dessous dessus deutlich devant devenir devoir deze dias dice dicho diese dieser dieses different dijo dire directly
  dirt dive dobry dobrze doing doit donc donde donne donner dont dopo dort doubt dove dozen drag drap draussen dread
  dream dress drew drie drift drinnen dritto droite drown drum duck dull dumb durch duree durfte during dust dwell dzien
  each ease easier easily easy eating ecrire eerste effort egalement eigene eight eine einem einen einer eines einfach
  einige einmal either elke ella ellas elle elles ellos else eltern embauche enabled encore ende ended ending endless
  endlich enfin enjoy enough ensuite ensure enter entire entirely entre entweder eran erfolgreich erhalten erreur ersten
  especially essere esta estas este estos etaient etait etre etwas even evenly ever everyone exact exactly example
  examples except exemple exist expect expected explain facile facon faible fail failed faint faire fairly fais fait
  fallen false fame famous fancy fate father fatto faut favor fear feast feel feels fehlt fell fermer fertig fetch fewer
  fierce fifth fifty filled finally finden finir finish fino flag flake flash flaw fled flee flesh flew fling flip flor
  flour flown flush fois fold folgende follow follows fool forced forget forme former forse forte forth forty found
  fournir frage fragen fragt frail frais franc frank frau fray freak freddo freed frei fremd frente fresco fresh fretta freude
  freund fridge friend fright fronte frost frown frutta fueron funny ganz garder gatto gauche gave gaze gdzie gear geen
  gefunden gegeben gegen gehen gehort geht gekommen gemacht gemeinsam genau generous genre genug gerer gern gerne
  gestern getting geworden ghost giant gibt ging giorni giorno give given gives glace glad glance gland glauben gleich
  gleiche globe gloom gloss glove glow gluck glue goal godzin goed goede goes going gone goose graag grab grace graceful
  gracias grade gran grano granted gras grasp grave gray grazie great greater greed grew grey grim grin grip grippe gris
  groan groen groep grond gros gross grosse grote grove grow growl grown grows grund grupo gruppo guess guessing guilt
  gute guten haar habe haben habia habit habiter hace hacer hacia handle handled handy hang hanno happen happened
  happens happy harder hardly harsh hash hasta hate hatte hatten haul haus haut have having hazel heal heap hear hebben
  heeft held helfen hell hello helped helpful hemos hence herb here herself heure heures heute hidden hide hier hilft
  himself hint hinter hoch hold holen holy hombre honest hoog hope hopeful hopes horn hover however huge hunt hurry hurt
  idee idle ieder iemand ignore ihre ihren imagine immer important improve improved inch include included includes
  increase indeed inner innerhalb instance instead intended invite invited island item itself ivory jahr jahre jako
  jamais janvier jede jeder jedes jedoch jeszcze jeter jetzt jewel jobless join joined joke jouer jour jours joyful
  juice jullie jump just kann kannst keen keep keeps keine keinen kennen kept kick kiedy kill kinder king kiss klaar
  klar klas klein kleine knee kneel knew knight knob knock known kommt konnte konnten kopf kort kosten kracht kraft
  krank kreis krijgt kurz laag laatste lack lacking lacks laisser lancer lang lange langen langsam largely larger
  largest lassen lasted lata late latest laufen laugh laughed lazy learned least leben lecon ledge left legen leicht
  leider lend lest letzte letzten leur leurs leute liar liegt lieu like likely likes likewise lily limp lion lire little
  livre located loin lone longer longest longtemps longue loose lord loro lorsque lose losing lost loud love lover lower
  lowest luck ludzie luego lung maar maart machen macht machte magic maid mainly maintenant mais manchmal mango maniere
  mann mano many marche marcher marked mars mask matiere matin maxim maxima maximum maybe meadow mean meaning meanings
  means meant meer mehr meilleur mein meine meinen meist meisten mejor mellow melted melting meme mener meno menor menos
  mensch mentioned mentre merci mere merely mess mesure mettre mice miedzy mientras mieux might mijn mild mill mills
  mind minimum misma mismo missed missing mistake mittels mochte moglich moins mois molte molto momento monat monde
  montrer moon moral more morgen mort moss most mostly moth mouse mouth moved moyen much mucho muchos mujer mundo muss
  musste mussten mutter myth naar naast nach nachdem nachste nada nadie nahe named namely naturlich nearby nearly neat
  neben neck needed nehmen neither nella nelle nello neue neuen neuer never nicht nichts niemals niemand niente niet
  niets nieuwe nigdy ningun noble nobody noch nombre noms none nooit noon normal normally north nose nostro nothing
  noticed notre notte nous nouveau nouvelle nowhere nuestro nueva nuevo numb nunca nutzen oben obey obtenir obvious
  obviously oder offen offered offrir often oftmals oggi ogni ohne olive omdat once onder only onto onze opened oraz
  ordnung otherwise otra otras otro otros oude ought ours ourselves outer ouvert ouvrir owed pace pale palm panic pant
  para parce parfois parler partir pass passed passer passing pathos pause payer peak pearl peel pencil pendant pending
  penny penser perche perdre perhaps permet pero petit petits peur peut peux picked pieces pill pine pink pity plaats
  plage planen plano plat platz playa plaza plazo plea plead please plein pleine pleno plenty plight plow plug pluie
  plum pluma plunge plush plutot poco poem poland polar poles police polices policia policier policiere policies policy
  polisa polish polite politic politica politico politics politie politik politique polityka poliza polizei polizia
  pollen polo polymer polymere pond poor pork porque porte poser possible possibly pounds pour pourquoi pouvoir praca
  pracy prado praise prato pray precio preis prend prendre presque presso preuve previous prey prezzo pride prijs prima
  prime primera primero primo prior pris probe promise pronto properly propre proprio prose proud prova prove provide
  provided provides przed przez przy puede pueden puis pulled pulse pure pushed qualche quale quand quando quartier
  quatre quella quello quelque quelques questa questo quickly quien quiet quietly quill quindi quit quite quitter rage
  rain raise raised raison ranging rank ranks rare rarely rather reached rear reason reasons rebel received recent
  recently recevoir rechts reduce reduced refer regarder reicht rein relax rely remain remained remains remark remember
  removed rendre repeat replace reply repondre required respect restart reste restent rester retour returned reussir
  rice rich richtig ridge rien rifle rightly riot ripe rise rival roar roast robin robust roll rosy rouge royal ruin
  rund sack sagen sagte saint samba sammeln saved savoir saying scar scare scary scent schnell schon schreib
  schrijft schule schwer schwester scold scorn scout scream screw seal seam seat secondo seeing seek seem seems seen
  sehen sehr sein seine seit seite seize selbst seldom selected selon selten semaine sembler sempre sending sent senza
  separate sequel sera serious serve setzen seul seule seven sever shade shake shall shallow shame shape shapes shark
  shave sheer shield shine shirt shook shore shorter shout shove showed shown shrug shut sich sicher sido siege siempre
  sigh silk silly similar simple simply since sind sinds sing sink sino sixty size skip skirt skull slap slash slave
  sled sleep sleet slept slice slid slight slightly slim sling slip slit slot slow slowly slows slump slush smack
  smaller smallest smash smell smells smile smooth snack snake snap sniff snore soak soar sober sobre sock sodass sofort
  sogar soir soit sold soll sollen sollte solo solve some someone something sometimes somewhere soms sono sonst sont
  sooner sorry sort sorte sortir soul sour south souvent sowie spade span spans spat spater speak spear spell spells
  spent spice spiel spine spit spoil spoon sprach sprain spreekt spur squad squall staat stab stadt stain stair stake
  stale stamp stare stark started stash stato statt stay stayed steady steak steal steep stehen steht stelle stellen
  stern stesso stiff still sting stir stole stomach stond stood stool stoop stopped storm storms stout strain strand
  strands strasse straw stray strict strike strive strong strongly struck stub stuck stuff stump stunde stunden subito
  such suche suchen sucht sudden suddenly suggest suit suivre sujet summer sundry sunny sunset supposed surely surprise
  surtout swamp swan swarm swear sweat sweep sweet swell swept swiat swing sword swore tage taglich taken takze tale
  tall tambien tandis tant tanto tard tarde taste tear tease teil teilen tell tells tempo tend tener tengo tenir tense
  tent teraz terra terre than thank thanks their them themselves then there thereby therefore these they thick thief
  thigh think thinks thirty this thorn those though thought thoughts threw thrill throat throne throughout throw thrown
  throws thrust thumb thus tick tide tidy tief tiene tienen tight tilt timely timid tiny toda todas today todo todos
  toen together told toll tomato tomber tone tongue took tore torn totally tough toujours tourner tous tout towards
  towel tragen tragic trail trait traits trama tramo tramp trap trash trato tratto tread treat treffen trein treno tres
  tribe tribu trick tried tries trigo trois troop trop troppo trots trotz trotzdem trouble trouve trouver trovare trozo
  true truly trunk truth trying trzy tune turn turned turns tussen tutti tutto tuvo twee twelve twenty twice twin twist
  tylko typical uber ubrigens ugly ultimo ultra umbau umfang umfeld umsatz umwelt umzug unable uncle unclear under undo
  unfair unfall ungefahr uniao unica unico unicorn unicum unida unidad unidade unidas unido unidos unie uniek unieke
  unies unifie unified unifier uniform uniforma uniforme uniformen uniformes uniforms unify unijny unikat union unione
  unionen unioni unions unique uniquely uniques unir unire unisex unison unisono unit unita unitaire unitario unitary
  unite united unites uniti units unity unitys univers universa universal universe universo univoco unknown unless
  unlike unlock unpaid unreal unsafe unser unsere unten unter until unused unusual uomo update upkeep uplift upload upon
  upper upset uptake urbain urban urbana urbano urge urgent urlaub urteil usable usage usager usagers usages useful
  users usher usine usines using usual usually usura usure utile utiles utiliser utter vaak vague vain vais vapor varios
  various vary vast vater veces veel veil vein vendre venir venu verre vers verschieden verse verso veto veut veux vice
  vida vieille viel viele vielleicht vieux violet vita vivid vivre voir voll volonte volta volver voor voorbij vorher
  votre vouloir vraag vrai vraiment vrij vroeg vrouw waar wahrend wait waited wake walked wanneer want wanted wants
  waren warm warn warten warum watched weak wear wearing weary weeks weep wegen weigh weil weird weiss weiter weitere
  welt wenig wenige weniger wenn went werd werden were west whale what whatever wheat when whenever where wherever
  whether which while whilst whip wholly whom whose wichtig widely wiec wieder wieviel wife wild willing wing wink wipe
  wird wirklich wise wish wishes wissen within without woche woke wolf wollen wollte woman wondered wood worden wordt
  wore worked world worm worn worried worry worse worst wort worthy would wreck wrist wrong wrote wurde wurden yearly
  yeast yell yesterday yourself zahl zawsze zeer zeigen zeit ziehen ziemlich zijn zone zuerst zuletzt zuruck zusammen
  zwaar zwar zware zwei zwischen zwolf zycie
  alba amber basil bishop black bridge brook bush chase daisy faith field flores fontaine forest fuchs gare ginger
  grant green heather herz hill hunter jade lane licht long luz marchand mark marsh noir page park paz pepper pierre
  pope raum reed roche rosa rose short soleil sonne stone summers taille white will wirtschaft young
`)

const KEPT_MAX = 4_000

export const isOrdinaryWord: (word: string) => boolean = remembered(
  (word) => WORDS.has(foldText(word)),
  KEPT_MAX,
)

/** Whether a word is one of every day or of work. */
export const isAnyWord = (word: string, { isName, hasWord }: Terms): boolean =>
  isOrdinaryWord(word) || hasWord(word) || isName(word)

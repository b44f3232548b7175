import { foldText } from '#/domain/text/fold-text.ts'
import { wordList } from '#/domain/text/word-list.ts'
import { isProduct } from '../cv-reading/versioned-names.ts'
import { isCommonNoun } from './common-nouns.ts'

/** What companies make, sell and are called by, in eight languages. */
const TRADE = wordList(`
  abbigliamento acciaio aceite acqua agricola agua aguas aid alimentari alimentos ameublement animales animali
  animals arredamenti arredamento arredo art arte ascenseurs asesoria assicurazione assicurazioni assurance
  assurances auto automobile autos aves azucar azulejo azulejos backen bad bader bagno bain bains bakken bambini
  banden banket barche bateaux batiment bau baum beton betons bicicletas biciclette bier biere bijoux bikes
  birra blech bloem bloemen blumen boats boden boeken boilers bois boissons bolos bonbons books boten bouw bread
  bretter bricks bricolage brinquedos brood brot bucher buty caballos cabelo cafe caffe cakes calore calzado
  camiones carne carnes carni carpinteria carrelage carros cars carta casa casas case cats cavalos ceramiche
  cerrajeria cerveza charpente chauffage chaussures cheese cheval chevaux children chleb chocolat chocolate
  ciasta cimento climatisation clothes coches cocina cocinas coeur coffee coiffure color colore colores colori
  colour confeccion construccion cooking corazon cortica costruzioni couleur couleurs couture cristal cucina
  cucine cuero cuir cuisine cuisines cuivre cuore czekolada dach dacher dachy dak daken dance dans danse
  demenagement deporte deportes design deuren dieren doces dogs dolci dom domy doors drank drewno druck druk
  drzwi dzieci dzieciom eau eaux edilizia eis eisen electricidad electricite elektro elettrica elettricista
  elettricita energie enfance enfants eyes fahrrad farbe farben farby farming fenetres fenster fer ferro feuer
  fietsen fiore fiori fisch fish fleisch fleur fleurs fliesen flooring flor flores flowers fontaneria formaggi
  formaggio fourrage friseur fromage fromages fruit fruits fruta frutas frutta furniture gado gafas game garden
  gardens gare garten gelato genie gesundheit getranke giardini giardino gioielli glas glass gold gomme groente
  groenten haar haare hair hart haus hautpflege heart heat heating heizung herz hierro hogar holz homes honig
  hormigon horses house hout huis huizen hydraulika idraulica ijs ijzer immobilien immobilier impianti infissi
  informatique inmobiliaria insurance interieur iron jardim jardin jardines jardins jewellery joias jouets joyas
  jugo kaas kaffee kamien kase kawa keuken keukens kinder kinderen kitchen kitchens kleding kleider koffie kon
  konie ksiazka ksiazki kuche kuchen kuchnia kuchnie kunst kwiaty laine lait lasy latte lavoro leather leche
  leder leer legname legno legumes leite libri libros licht life light lighting limpezas limpieza limpiezas
  livros loodgieter luce lucht luft lumiere lunettes luz macchine machines madeira madeiras madera maderas
  maison maisons maler mar marbre marche marches mare market markt marmi marmo marmol mascotas meat mebel meble
  mecanique meccanica melk mensch menuiserie mercado mercato metal metale metall metaux meubelen meubels meuble
  meubles mieso milch milk mleko mobel mobili moda mode moveis moving mudancas mudanzas mueble muebles music
  musica musik musique muziek muzyka napoje naranjas narzedzia natur nettoyage ninos obras obst obuwie occhiali
  odziez ogrod ogrody ogrzewanie okna okno olio opony optique or oro ossature owoce paarden padaria pain pains
  paint painting pan pane panes pao papel paper papier papiers parfum parrucchiere pasta pedra pedras peinture
  peintures peixe peixes pelle pescado pescados pesce pferde pflanzen pflege piante pieczywo piedra piel pierre
  pierres pietra pietre pintura pinturas plantas planten plants plata plomberie plumbing pneumatici pneus
  podloga podlogi podroze poisson poissons polster portas porte portes print ptaki puertas pulizia pulizie
  queijo queso quesos ramen raum raume reifen reisen reizen riscaldamento roof roofing ropa roupa roupas rowery
  ryby sad salud salute samochody sanitaire sanitar sanitary sapatos saude scarpe schilder schmuck schoenen
  schoonmaak schuhe sea seguro seguros seide sens ser serce serrurerie sery shoes sieraden skin skora skory
  slonce smile sol solar soldadura sole soleil sonne space schilderwerken thuiszorg spawanie spiel spiele sport sprzatanie staal stahl stal stampa
  station steel steen stein steine stoffe stoffen stolarka stone strom sucre sun swiatlo szklo taarten tandarts
  taniec tanz tappeti tecidos tee teeth tegels tejidos telhados terra terre tessuti tetti textil textile
  textiles the thee tiere tierra tiles timber tintas tischler tissus tkaniny toits toiture toitures tools toys
  tractores traiteur transport transporte transports traslochi trasporti travel tuin tuinen turen tyres
  ubezpieczenia ubrania umzug umzuge uvas vacances vaisselle velo velos ventanas verdura verduras verf
  verhuizingen vernici verre verres versicherung versicherungen verwarming verzekering verzekeringen vetements
  vetro viagens viaggi viaggio viaje viajes viande viandes vidrio vidro vidros vigne vignes vin vinho vinhos
  vini vino vinos vins vis vivienda vlees vloeren voitures voyage voyages wald wand warzywa wasser water wein
  welna wijn wijnen wina windows wine wino wirtschaft woda wol wolle wood wool wurst zabawki zahne zapatos zaune
  zdrowie zeby zegarki zelazo zon zorg zwierzeta
`)
/** Whose machines people name as skills. */
const MAKERS = wordList(`
  abb airbus amazon boeing bosch canon caterpillar cisco claas daikin danfoss dell drager draeger ericsson fanuc garmin google haas heidelberg heidenhain hilti
  honda honeywell hp ibm jura kuka komatsu lenovo liebherr linde makita manitou microsoft miele mitsubishi motorola nikon nokia olympus omron panasonic philips
  rockwell samsung schneider siemens sony stihl toshiba trumpf vaillant viessmann volvo wago xerox yamaha yaskawa zebra zeiss
`)

/** What trades and activities end in: "Gärtnerei", "Falegnameria", "Księgowość", "Contabilidade". */
const IS_ACTIVITY =
  /^(?=[a-z]{9,30}$)[a-z]+(?:erei|erie|[ae]ria|erij|ung|ungen|heit|keit|schaft|technik|techniek|nictwo|osc|anie|enie|[tc]ion|cao|coes|ciones|zion[ei]|dade|tura|logi[ae]|logy|grafia)$/

/** Whether a word says what companies do and not which one it is. */
export function isTradeNoun(word: string): boolean {
  const folded = foldText(word)
  return TRADE.has(folded) || IS_ACTIVITY.test(folded) || isCommonNoun(word)
}

/** Whether a word is a maker whom many know, and nothing else. */
export const isMaker = (word: string): boolean => MAKERS.has(foldText(word))

/** Whether a word is such a maker, or a product. */
export const isBrand = (word: string): boolean => isMaker(word) || isProduct(word)

/** Whether a word stands in names of skills although no taxonomy may know it. */
export const isTradeWord = (word: string): boolean => isTradeNoun(word) || isBrand(word)

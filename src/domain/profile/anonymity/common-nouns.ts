import { foldText } from '#/domain/text/fold-text.ts'
import { wordList } from '#/domain/text/word-list.ts'

/** For whom many work, and at what, in the languages whose lines of clients write them with a capital. */
const NOUNS = wordList(`
    adults agencies airlines architects artists authorities banks beginners bodies brands broadcasters builders buildings
    businesses buyers cabinets carers charities children churches cities colleagues colleges companies comptes
    consumers contractors corporates corporations councils couples customers dealers distributors donors employers
    employees enterprises entrepreneurs etudiants families farmers firms funds governments groups guests homeowners homes
    hospitals hotels households houses individuals institutions insurers investors kids landlords learners lenders locals
    manufacturers members ministries ngos nonprofits offices operators organisations organizations parents
    partners partnerships patients pensioners people platforms producers professionals providers publishers pupils
    refugees residents resellers restaurants retailers schools seniors shops smes startups students suppliers teams tenants
    theatres tourists traders universities users utilities vendors visitors volunteers women youth
    aluminium android bluetooth browser email ethernet fax internet intranet ios kabel lan post radio satellite telefon
    teams usb vpn web webinar wifi windows wlan zoom
    b2b b2c eti kmu ngo ong pme pmi smb sme tpe cac dax ftse
    acteurs administration administrations direction fonction adultes agences agriculteurs artisans assurances assureurs autorites banques collectivites
    commercants commerces communes cliniques editeurs eleves enfants entreprises familles fournisseurs fondations grands hopitaux industriels
    institutions investisseurs mairies marques ministeres musees operateurs parents particuliers patients
    personnes professionnels promoteurs proprietaires retraites startups syndicats
    administraciones adultos agencias alumnos aseguradoras autonomos ayuntamientos bancos clinicas colegios comercios
    compradores empresas estudiantes familias fabricantes hoteles hospitales instituciones jovenes mayores ninos
    organizaciones padres particulares proveedores pymes usuarios universidades
    adolescentes agricultores alunos bancos camaras criancas escolas familias fornecedores hospitais idosos municipios pais
    butikker butikken foreninger kommuner skoler virksomheder bedrifter foretag kunder
    negozi ristoranti sklepy restauracje apteki winkels winkel horeca tiendas bares lojas restaurantes
    love fun charity night height home lojas
    alberghi osoby noel paques navidad semana natale pasqua natal christmas easter brexit midwives nurses doctors
    various several multiple confidential undisclosed none varios varias diversi diverse divers diverses verschiedene gerne ausgewahlte
    anziani aziende cliniche banche bambini comuni enti famiglie fornitori imprese ospedali privati scuole studenti
    bedrijven gemeenten gezinnen kinderen leveranciers ouderen particulieren scholen ziekenhuizen
    banki dzieci firmy gminy rodziny seniorzy szkoly szpitale uczniowie urzedy
    afrika amerika asien bund bundesland bundeswehr dritte eltern gastro gesamtprojekt grossprojekt gut haus hof
    job jugend kaffee kids kita kollegen land messe mittelstand paare privat spende staat team tiere umbau zoll
  `)

/** What German nouns that name nobody end in. */
const GERMAN_ENDS = wordList(`
  abteilung amt amter anlage anstalten anwalte arbeit arzte auftrage bedarf beamte behorde bereich bereiche berufe betrieb
  betriebe bewerber branche buros burger dienste eigentumer fachleute familie finanzen frauen freunde gaste geber gebaude
  gemeinde gerate geschafte gesundheit gewerbe gruppen handler handwerk handwerker hauser haushalte hersteller industrie
  heime hilfe imker jager jugendliche kinder kliniken klienten kommune konzerne kranke kunde leute leger lehrer manner markte maschine mieter
  mitglied mitglieder nehmer nutzer objekte partner patient personal pflege planer praxen praxis preis preise produkt produkte
  projekt projekte recht reisende rentner schule schuler sektor selbstandige senior spieler sportler stelle steuer
  studierende systeme teile trager umwelt unternehmer verbande verbraucher vereine verkehr vermieter versicherer vertrage
  biete boote briefe filme heime hefte labore orte punkte schiffe spiele stoffe tage texte tiere werte
  waren wesen wirtschaft wissenschaft zentren zulieferer
`)
const ENDS_GERMAN = new RegExp(`(?:^|[a-z]{3})(?:${[...GERMAN_ENDS].join('|')})s?$`)
/** Of these only the whole word does: "Postbank" is a company. */
const WHOLE_GERMAN = wordList(`
    kunde kundin klient klientin auftraggeber auftraggeberin arbeitgeberin baby bauherr bedienung dame ehepaar frau freitag fruhling herbst herr hitze kaelte kalte kind mann mittag montag morgen nacht
    ostern paar samstag sommer sonntag tag weihnachten winter wochenende
    abend ahnung bauern alter angebot arzt anwalt anwender architekt auto beirat berater besuch besucher blumen buch chor dorf druck
    eigentum energie essen fernsehen feuerwehr film forst freizeit garten geld geschenk gewinn glas holz jagd kabel kirche klima kosmetik
    kredit kreis kultur kurs landkreis landwirt leder licht mail mobel mode musik nachwuchs notar obst papier pferd polizei
    presse reise schmuck schutz spiel spielzeug strom tanz telefon text theater turm umsatz wald wein winzer zeit zeitung
    anbau ausbau aufbau bahn bank bau brucken brand bund dienst einkauf einzelhandel export fabrik forschung funk gartenbau
    gastronomie gebaude gericht grosshandel gruppe handel hausbau haushalt heim hilfe hochbau holzbau hotel import
    innenausbau institut klinik klient konzern krankenhaus kunst lager logistik maschinenbau anlagenbau markt material
    medien messebau metallbau mobelbau museum neubau netz platz politik raum rohbau ruckbau software
    sport stadt stahlbau strassenbau system technik tiefbau tourismus trockenbau umbau umzug unterhalt verband
    verein verkauf verlage versand vertrieb ware wasser wechsel werbung werke wohnbau wohnungsbau zentrum ziele zweck
  `)
/** What nouns and adjectives end in by how German makes them. */
const IS_DERIVED =
  /^[a-z]{3,24}(?:ung|heit|keit|schaft|itat|[st]ion|ismus|ierung|eien|ungen|heiten|keiten|schaften|taten|ionen|isten|anten|enten|toren|innen|(?:lich|isch|ig|bar|sam)e[nrms]?|ende[nr]?|(?:ar|in|ot|at|eur|ier|og|eug)e|ierte[nr]?|iker[n]?)$/
/** "Neues": adjectives that say what, as nouns. */
const IS_ADJECTIVE = /^(?:neu|gut|ander|besser|grosser|eigen|alt|klein)e[nrms]?$/
/** Plurals, but for names of towns and cars; "Städte" changes its vowel. */
const IS_PLURAL = /^(?!.*(?:wagen|ingen|hausen|hofen|kirchen|bergen)$)[a-z]{4,24}(?:en|ern|eln)$/
const CHANGES_VOWEL = /^\p{L}{0,20}[äöü]\p{L}{1,8}er?$/iu

/** Whether a word with a capital names one of many, in any language. */
export const isCommonNoun = (word: string): boolean => NOUNS.has(foldText(word))

/** The same in German, which writes all nouns so. What has a capital or a digit inside is a name. */
export function isGermanNoun(word: string): boolean {
  const folded = foldText(word)
  if (/.[\p{Lu}\p{N}]/u.test(word)) return false
  return (
    WHOLE_GERMAN.has(folded) ||
    ENDS_GERMAN.test(folded) ||
    IS_DERIVED.test(folded) ||
    IS_ADJECTIVE.test(folded) ||
    IS_PLURAL.test(folded) ||
    CHANGES_VOWEL.test(word)
  )
}

import { foldText } from '#/domain/text/fold-text.ts'

/**
 * Towns that are called otherwise elsewhere, by country: as GeoNames writes it = in English / in French / other names.
 * Names that are spelt alike but for accents need no entry.
 */
const TABLE = `
AT: Vienna = Vienna / Vienne / Wien
BE: Brussels = Brussels / Bruxelles / Brussel; Antwerpen = Antwerp / Anvers / Antwerpen; Gent = Ghent / Gand / Gent;
 Brugge = Bruges / Bruges / Brugge; Liège = Liège / Liège / Luik / Lüttich; Leuven = Leuven / Louvain;
 Mechelen = Mechelen / Malines; Namur = Namur / Namur / Namen; Mons = Mons / Mons / Bergen
CH: Zürich = Zurich / Zurich; Genève = Geneva / Genève / Genf / Ginevra; Basel = Basel / Bâle; Bern = Bern / Berne;
 Luzern = Lucerne / Lucerne / Luzern; Lugano = Lugano; Biel/Bienne = Biel/Bienne / Bienne / Biel;
 Fribourg = Fribourg / Fribourg / Freiburg; Sankt Gallen = St. Gallen / Saint-Gall / Sankt Gallen
CZ: Prague = Prague / Prague / Praha / Prag; Pilsen = Pilsen / Pilsen / Plzeň
DE: Munich = Munich / Munich / München; Köln = Cologne / Cologne / Köln; Nürnberg = Nuremberg / Nuremberg / Nürnberg;
 Hannover = Hanover / Hanovre / Hannover; Aachen = Aachen / Aix-la-Chapelle; Trier = Trier / Trèves;
 Hamburg = Hamburg / Hambourg; Frankfurt am Main = Frankfurt / Francfort-sur-le-Main / Frankfurt am Main;
 Mainz = Mainz / Mayence; Dresden = Dresden / Dresde; Freiburg = Freiburg / Fribourg-en-Brisgau;
 Regensburg = Regensburg / Ratisbonne; Saarbrücken = Saarbrücken / Sarrebruck; Koblenz = Koblenz / Coblence;
 Göttingen = Göttingen / Gœttingue; Bremen = Bremen / Brême; Augsburg = Augsburg / Augsbourg
DK: Copenhagen = Copenhagen / Copenhague / København / Kopenhagen; Århus = Aarhus / Aarhus / Århus
ES: Sevilla = Seville / Séville / Sevilla; Zaragoza = Zaragoza / Saragosse; Barcelona = Barcelona / Barcelone;
 Valencia = Valencia / Valence; Córdoba = Córdoba / Cordoue; Gasteiz / Vitoria = Vitoria-Gasteiz;
 Donostia / San Sebastián = San Sebastián / Saint-Sébastien / Donostia; A Coruña = A Coruña / La Corogne / La Coruña;
 Palma = Palma / Palma / Palma de Mallorca; Granada = Granada / Grenade; Málaga = Málaga / Malaga
FI: Helsinki = Helsinki / Helsinki / Helsingfors; Turku = Turku / Turku / Åbo; Espoo = Espoo / Espoo / Esbo
FR: Strasbourg = Strasbourg / Strasbourg / Strassburg; Marseille = Marseille / Marseille / Marseilles;
 Lyon = Lyon / Lyon / Lyons; Dunkerque = Dunkirk / Dunkerque; Nice = Nice / Nice / Nizza
GB: London = London / Londres / Londra / Londen; Edinburgh = Edinburgh / Édimbourg; Cardiff = Cardiff / Cardiff / Caerdydd;
 Kingston upon Hull = Hull / Hull / Kingston upon Hull; Swansea = Swansea / Swansea / Abertawe;
 Newcastle upon Tyne = Newcastle upon Tyne; Canterbury = Canterbury / Cantorbéry
GR: Athens = Athens / Athènes / Athína / Athen; Thessaloníki = Thessaloniki / Thessalonique / Salonica; Piraeus = Piraeus / Le Pirée
HR: Dubrovnik = Dubrovnik / Dubrovnik / Ragusa
IE: Dublin = Dublin / Dublin / Baile Átha Cliath; Cork = Cork / Cork / Corcaigh
IT: Rome = Rome / Rome / Roma / Rom; Milan = Milan / Milan / Milano / Mailand; Turin = Turin / Turin / Torino;
 Florence = Florence / Florence / Firenze / Florenz; Naples = Naples / Naples / Napoli / Neapel; Venice = Venice / Venise / Venezia / Venedig;
 Genoa = Genoa / Gênes / Genova / Genua; Bologna = Bologna / Bologne; Padova = Padua / Padoue / Padova;
 Mantova = Mantua / Mantoue / Mantova; Siracusa = Syracuse / Syracuse / Siracusa; Palermo = Palermo / Palerme;
 Verona = Verona / Vérone; Livorno = Livorno / Livourne / Leghorn; Trento = Trento / Trente;
 Bolzano = Bolzano / Bolzano / Bozen; Pisa = Pisa / Pise; Modena = Modena / Modène; Perugia = Perugia / Pérouse
LT: Vilnius = Vilnius / Vilnius / Wilno
LU: Luxembourg = Luxembourg / Luxembourg / Lëtzebuerg / Luxemburg
NL: The Hague = The Hague / La Haye / Den Haag / 's-Gravenhage; Groningen = Groningen / Groningue;
 's-Hertogenbosch = 's-Hertogenbosch / Bois-le-Duc / Den Bosch; Nijmegen = Nijmegen / Nimègue
NO: Oslo = Oslo
PL: Warsaw = Warsaw / Varsovie / Warszawa / Warschau; Kraków = Kraków / Cracovie / Cracow / Krakau; Gdańsk = Gdańsk / Gdańsk / Danzig;
 Wrocław = Wrocław / Wrocław / Breslau; Poznań = Poznań / Poznań / Posen; Łódź = Łódź
PT: Lisbon = Lisbon / Lisbonne / Lisboa / Lissabon; Porto = Porto / Porto / Oporto
RO: Bucharest = Bucharest / Bucarest / București / Bukarest; Iaşi = Iași
RS: Belgrade = Belgrade / Belgrade / Beograd
RU: Moscow = Moscow / Moscou / Moskva / Moskau; Saint Petersburg = Saint Petersburg / Saint-Pétersbourg / Sankt-Peterburg
SE: Göteborg = Gothenburg / Göteborg; Stockholm = Stockholm / Stockholm / Tukholma
SK: Bratislava = Bratislava / Bratislava / Pressburg
SI: Ljubljana = Ljubljana / Ljubljana / Laibach
TR: Istanbul = Istanbul / Istanbul / Constantinople; İzmir = İzmir / Izmir / Smyrna
UA: Kyiv = Kyiv / Kiev / Kiev; Lviv = Lviv / Lviv / Lwów / Lemberg; Odessa = Odesa / Odessa; Kharkiv = Kharkiv / Kharkiv / Kharkov;
 Dnipro = Dnipro / Dnipro / Dnipropetrovsk
CY: Nicosia = Nicosia / Nicosie / Lefkosia
CN: Beijing = Beijing / Pékin / Peking; Shanghai = Shanghai; Guangzhou = Guangzhou / Canton / Canton
IN: Bengaluru = Bengaluru / Bangalore / Bangalore; Mumbai = Mumbai / Bombay / Bombay; Chennai = Chennai / Chennai / Madras;
 Kolkata = Kolkata / Calcutta / Calcutta; Delhi = Delhi / Delhi; Pune = Pune / Pune / Poona
KR: Seoul = Seoul / Séoul
JP: Tokyo = Tokyo / Tokyo
VN: Ho Chi Minh City = Ho Chi Minh City / Hô Chi Minh-Ville / Saigon
MM: Yangon = Yangon / Rangoun / Rangoon
KZ: Nur-Sultan = Astana / Astana / Nur-Sultan
SY: Damascus = Damascus / Damas / Dimashq; Aleppo = Aleppo / Alep
LB: Beirut = Beirut / Beyrouth
IL: Jerusalem = Jerusalem / Jérusalem; Tel Aviv = Tel Aviv / Tel-Aviv
EG: Cairo = Cairo / Le Caire; Alexandria = Alexandria / Alexandrie
DZ: Algiers = Algiers / Alger
MA: Marrakesh = Marrakesh / Marrakech; Fès = Fez / Fès; Tangier = Tangier / Tanger
ZA: Cape Town = Cape Town / Le Cap
US: New York City = New York / New York / New York City / NYC; Philadelphia = Philadelphia / Philadelphie;
 New Orleans = New Orleans / La Nouvelle-Orléans; Washington, D.C. = Washington, D.C. / Washington, D.C. / Washington DC
CA: Québec = Quebec City / Québec; Montréal = Montréal / Montréal / Montreal
MX: Mexico City = Mexico City / Mexico / Ciudad de México
CU: Havana = Havana / La Havane / La Habana
`

/** A town's names: in English and French as they are shown, and all by which it is found beside GeoNames' own. */
export type TownNames = { en: string; fr: string; all: readonly string[] }

const list = (text: string, mark: string) => text.split(mark).map((part) => part.trim())

function toEntry(countryCode: string, entry: string): [key: string, names: TownNames] {
  const [own = '', said = ''] = list(entry, ' = ')
  const all = list(said, ' / ')
  const [en = own, fr = en] = all
  return [`${countryCode} ${own}`, { en, fr, all }]
}

/** Keyed by country and GeoNames' name: 'DE Köln'. Of several towns of that name the biggest is meant. */
export const TOWN_NAMES: ReadonlyMap<string, TownNames> = new Map(
  TABLE.trim()
    .split(/\n(?=[A-Z]{2}: )/)
    .flatMap((country) =>
      list(country.slice(3), ';').map((entry) => toEntry(country.slice(0, 2), entry.replace(/\s+/g, ' '))),
    ),
)

const BY_NAME = Map.groupBy(
  [...TOWN_NAMES.values()].flatMap(({ all }) => all.map((name) => ({ name: foldText(name), all }))),
  ({ name }) => name,
)

/** What else a town is called that is called so; nothing where no town of this table is. */
export const namesOfTown = (name: string): readonly string[] => [
  ...new Set((BY_NAME.get(foldText(name)) ?? []).flatMap(({ all }) => all)),
]

import { placeKey } from './place-key.ts'

/** Regions that people say they live or want to work in, as they are called at home and in English. */
const REGIONS = new Set(
  [
    'Île-de-France,Occitanie,Bretagne,Brittany,Normandie,Normandy,Hauts-de-France,Grand Est,Nouvelle-Aquitaine,Pays de la Loire',
    'Auvergne-Rhône-Alpes,Provence-Alpes-Côte d’Azur,Côte d’Azur,Alsace,Corse,Corsica,Bourgogne-Franche-Comté,Centre-Val de Loire',
    'Bayern,Bavaria,Baden-Württemberg,Hessen,Hesse,Sachsen,Saxony,Thüringen,Thuringia,Niedersachsen,Lower Saxony,Brandenburg',
    'Nordrhein-Westfalen,North Rhine-Westphalia,NRW,Rheinland-Pfalz,Saarland,Schleswig-Holstein,Sachsen-Anhalt,Ruhrgebiet',
    'Mecklenburg-Vorpommern,Rhein-Main,Rhein-Main-Gebiet,Rhein-Neckar,Tirol,Tyrol,Steiermark,Styria,Kärnten,Carinthia,Vorarlberg',
    'Scotland,Wales,England,Northern Ireland,Midlands,West Midlands,East Midlands,Yorkshire,Kent,Surrey,Sussex,Essex,Cornwall,Devon',
    'Lombardia,Lombardy,Toscana,Tuscany,Piemonte,Piedmont,Veneto,Lazio,Sicilia,Sicily,Sardegna,Sardinia,Puglia,Campania',
    'Cataluña,Catalunya,Catalonia,Andalucía,Andalusia,Galicia,País Vasco,Euskadi,Basque Country,Comunidad de Madrid,Asturias',
    'Vlaanderen,Flanders,Wallonie,Wallonia,Noord-Holland,Zuid-Holland,Randstad,Noord-Brabant,Algarve,Alentejo,Romandie',
    'California,Texas,Florida,Massachusetts,Virginia,Ohio,Illinois,Pennsylvania,New Jersey,New England,Silicon Valley,Ontario,Québec',
    'British Columbia,Alberta,New South Wales,Victoria,Queensland,Mazowsze,Śląsk,Silesia,Małopolska,Skåne,Jylland,Sjælland',
  ].flatMap((names) => names.split(',').map(placeKey)),
)

/** Whether a well-known region is called so: larger than a town, so that it tells of nobody where they live. */
export const isRegion = (name: string): boolean => REGIONS.has(placeKey(name))

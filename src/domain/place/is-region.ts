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
    'Alabama,Alaska,Arizona,Arkansas,Colorado,Connecticut,Delaware,Hawaii,Idaho,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine',
    'Maryland,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Mexico,North Carolina',
    'North Dakota,Oklahoma,Oregon,Rhode Island,South Carolina,South Dakota,Tennessee,Utah,Vermont,West Virginia,Wisconsin,Wyoming',
    'Manitoba,New Brunswick,Newfoundland and Labrador,Nova Scotia,Saskatchewan,Tasmania,Western Australia,South Australia,NSW',
    'Alagoas,Amapá,Bahia,Ceará,Espírito Santo,Goiás,Maranhão,Mato Grosso,Mato Grosso do Sul,Minas Gerais,Paraíba,Paraná',
    'Pernambuco,Piauí,Rio Grande do Norte,Rio Grande do Sul,Rondônia,Roraima,Santa Catarina,Sergipe,Tocantins,Distrito Federal',
    'Andhra Pradesh,Assam,Bihar,Chhattisgarh,Gujarat,Haryana,Himachal Pradesh,Jharkhand,Karnataka,Kerala,Madhya Pradesh',
    'Maharashtra,Odisha,Punjab,Rajasthan,Tamil Nadu,Telangana,Uttarakhand,Uttar Pradesh,West Bengal,Sindh,Khyber Pakhtunkhwa',
    'Baja California,Chiapas,Coahuila,Estado de México,Guerrero,Jalisco,Michoacán,Nayarit,Nuevo León,Oaxaca,Quintana Roo',
    'Sinaloa,Sonora,Tabasco,Tamaulipas,Yucatán,Antioquia,Cundinamarca,Valle del Cauca,Atlántico,Provincia de Buenos Aires',
    'Entre Ríos,Río Negro,Chubut,Misiones,Aragón,Canarias,Islas Canarias,Cantabria,Castilla y León,Extremadura',
    'Castilla-La Mancha,Comunidad Valenciana,Comunitat Valenciana,Islas Baleares,La Rioja,Región de Murcia,Abruzzo,Basilicata',
    'Calabria,Emilia-Romagna,Friuli-Venezia Giulia,Liguria,Marche,Molise,Trentino-Alto Adige,Umbria,Valle d’Aosta,Noord-Nederland',
    'Gelderland,Overijssel,Friesland,Drenthe,Flevoland,Zeeland,Oost-Vlaanderen,West-Vlaanderen,Vlaams-Brabant,Niederösterreich',
    'Oberösterreich,Burgenland,Dolnośląskie,Mazowieckie,Małopolskie,Pomorskie,Śląskie,Wielkopolskie,Gauteng,KwaZulu-Natal,Western Cape',
    'British Columbia,Alberta,New South Wales,Victoria,Queensland,Mazowsze,Śląsk,Silesia,Małopolska,Skåne,Jylland,Sjælland',
  ].flatMap((names) => names.split(',').map(placeKey)),
)

/** Whether a well-known region is called so: larger than a town, so that it tells of nobody where they live. */
export const isRegion = (name: string): boolean => REGIONS.has(placeKey(name))

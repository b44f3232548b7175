import { wordList } from '#/domain/text/word-list.ts'

/** What shops, practices, offices, homes and schools are, in eight languages: "Trattoria", "Kanzlei", "Apteka". */
export const BUSINESS_KINDS = wordList(`
  bistro boatyard bookshop bookstore butcher butchers creamery creche daycare deli dentist distillery florist foundry
  hairdressers hostel inn joinery kennels nurseries optician opticians pizzeria pub quarry sawmill smithy solicitor
  solicitors tavern takeaway tearoom winery
  agriturismo albergo ambulatorio asilo autofficina autotrasporti azienda bottega calzaturificio cantina carrozzeria
  casa cartoleria cooperativa ditta enoteca erboristeria falegnameria farmacia ferramenta fonderia forno gastronomia
  gelateria impresa lavanderia libreria locanda macelleria maglificio mobilificio officina ospedale osteria
  panetteria panificio parrucchiere pasticceria pastificio poliambulatorio profumeria rifugio salumeria
  sartoria segheria studio supermercato tabaccheria tipografia trattoria vivaio
  albergue asesoria autoescuela bodega bodegas carniceria carpinteria cerrajeria clinica confiteria constructora
  cristaleria droguería editorial fabrica ferreteria floristeria fruteria fundicion gestoria graficas
  guarderia hostal imprenta inmobiliaria jardineria joyeria muebles notaria optica panaderia
  papeleria pasteleria peluqueria pescaderia residencia sastreria supermercado taller talleres tienda transportes
  vinoteca
  abbaye auberge bijouterie biscuiterie boucherie brasserie bistrot caserne centrale charcuterie charpenterie chateau
  chocolaterie coiffure conserverie coopérative cordonnerie domaine droguerie ehpad epicerie etude ferme fleuriste
  fonderie fromagerie imprimerie internat librairie menuiserie métairie mutuelle notaire opticien papeterie
  parfumerie patisserie pepiniere poissonnerie prefecture pressing quincaillerie residence scierie serrurerie
  teinturerie traiteur transports verrerie vignoble
  altenheim anwaltskanzlei arztpraxis autohaus bauhof baumschule bauunternehmen berufskolleg brauerei buchhandlung
  bäckerei dachdeckerei druckerei eisdiele fahrschule fleischerei friseursalon gasthaus gasthof gaststätte gärtnerei
  giesserei hausarztpraxis hausverwaltung heizungsbau hof holzbau imbiss ingenieurbüro kanzlei kelterei kita
  kindertagesstätte konditorei kreisverwaltung käserei landgasthof malerbetrieb metallbau metzgerei möbelhaus
  molkerei notariat pension pflegedienst pflegeheim praxis raiffeisenbank rathaus reisebüro reiterhof sanitätshaus
  schlosserei schmiede schneiderei schreinerei seniorenheim seniorenresidenz sparkasse spedition stadtbücherei
  stadtverwaltung steuerberatung steuerkanzlei tagespflege tierarztpraxis tischlerei verein volksbank wäscherei
  weingut weinhandlung wirtshaus wohnheim zahnarztpraxis ziegelei zimmerei
  advocatenkantoor apotheek bakkerij banketbakkerij basisschool boekhandel boerderij bouwbedrijf brouwerij
  drukkerij eetcafe garagebedrijf gieterij herberg hoveniersbedrijf huisartsenpraktijk kaasmakerij kapsalon
  kinderdagverblijf kinderopvang kwekerij loodgietersbedrijf makelaardij melkerij notariskantoor peuterspeelzaal
  schildersbedrijf slagerij smederij tandartspraktijk thuiszorg timmerbedrijf transportbedrijf verzorgingshuis
  waterschap winkel woningcorporatie zorgcentrum zorggroep
  acougue adega carpintaria cervejaria construtora drogaria editora escritorio floricultura
  grafica herdade hospedaria imobiliaria junta laboratorio laboratorios lavandaria livraria mercearia
  metalurgica oficina padaria papelaria pastelaria pousada prefeitura quinta restaurante salao sapataria serralharia
  talho transportadora vidraria
  apteka bar biblioteka biuro browar cegielnia cukiernia dom drukarnia fabryka farma fundacja gabinet garbarnia gmina
  gospoda hurtownia huta jadlodajnia kancelaria karczma kawiarnia klub kopalnia ksiegarnia kwiaciarnia lodziarnia
  lecznica lokal masarnia mleczarnia odlewnia ogrodnictwo osrodek palarnia pensjonat piekarnia poradnia pracownia
  przedszkole przychodnia restauracja serwis sklep spoldzielnia stacja starostwo stolarnia szkolka szwalnia tartak
  urzad warsztat zajazd zlobek
`)

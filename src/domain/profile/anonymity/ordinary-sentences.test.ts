import { expect, test } from 'vitest'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { createRedaction } from './redaction.ts'

/** Somebody with employers, schools and links that many have. */
const person = { name: 'Zok Larkspur', firstName: 'Zok', lastName: 'Larkspur', email: 'zok85@example.com' }
const schools = ['University of Queensland', 'Universität Bonn', 'Université du Québec']
const organizations = ['Quillfeather Ltd', 'Kestrelby Logistik GmbH', 'Larkmoor Care Home', ...schools]
const links = [
  'https://docs.google.com/document/d/1kestrel',
  'https://drive.google.com/file/d/1kestrel/view',
  'https://medium.com/design/kestrel',
  'https://kestrel.example/index.html',
]
const pages = ['https://kestrel.example/dashboard/overview', 'https://kestrel.example/about']
const redact = createRedaction(
  { person, organizations, schools, vouchers: ['Ennerdale Institute'], links, pages },
  loadTaxonomy(),
)

const SENTENCES = {
  English: `
Led a team of twelve nurses on a busy ward.
A unique role with clients from many backgrounds.
Wrote the design document and kept the index of drawings.
Gave an overview of each project on a dashboard.
Set up a file server for forty users.
Worked for Families, Schools and Charities.
Our clients include Banks, Insurers and Public Bodies.
Connected sensors via Ethernet and Bluetooth.
GitHub: workflows, LinkedIn: recruiting.
Maintained steam/gas turbines and line/staff reporting.
Off-line/on-line signal/image processing for medium/large enterprises.
Handled covid-19 and covid19 response plans.
Serviced boeing737 and airbus320 engines.
Reviewed a patent with 1,234 claims.
Equity of 100,000 under management.
Assembled model GB123456 pumps.
Sold around-2015 models and post-2008 loans.
Used unity of purpose to unite teams.
Cleaned uniforms and repaired machines.
Answered 120 calls a day, seven days a week.
Cut costs by 25% in 2019 and 2020.
Taught pupils aged 11 to 16, KS3 and KS4.
Our customers were happy, and most came back.
Drove a van across the county at night.
Stock of 5,000 items, counted twice a year.
Tested 24/7 systems with two colleagues.
Employers value careful notes.
Trained 30 volunteers in first aid.
Joined the night shift in March 2018.
Planned routes with maps, on time.
Managed people, budgets and rotas.
Employer: Various, references on request.
Alongside Nurses and Midwives on the ward.
Consultant for Brexit and GDPR.
Windows/Linux hosts, unit/integration tests.
Ran line 2, signal 5 and a steam iron.`,
  German: `
Betreuung von Kunden, Lieferanten und Behörden.
Projekte für Schüler und Eltern geleitet.
Kunden, Waren und Preise erfasst.
Unsere Kunden sind Familien und Betriebe.
Projektleiter für Neubau und Umbau.
Tätig für Senioren und Menschen mit Behinderung.
Arbeitgeber: Öffentlicher Dienst.
Kunden: Banken, Versicherungen und Kommunen.
Zu meinen Kunden gehörten Ärzte, Anwälte und Handwerker.
Praktikum bei Behörden und Vereinen.
Auftraggeber waren Städte, Gemeinden und Verbände.
Referenzen: Wohnungsbau, Schulen und Krankenhäuser.
Im Auftrag der Verwaltung Anlagen geprüft.
Gearbeitet für Privatpersonen und Unternehmen.
Selbständig für Hotels und Restaurants.
Projekte für Forschung, Bildung und Gesundheit.
Kunden wie Apotheken, Praxen und Labore beraten.
Tätig für Landwirtschaft und Gartenbau.
Kundinnen und Kunden am Telefon beraten.
Werkstudent bei Hausverwaltungen.
Projektleiter für Digitalisierung und Einkauf.
Kunden: Mittelstand, Konzerne und Start-ups.
Arbeitgeber sind Kliniken und Pflegeheime.
Angebote für Kunden und Interessenten geschrieben.
Gearbeitet bei Messen und Märkten.
Praktikum für Studierende betreut.
Die Firma wuchs um 20 Prozent.
Zuvor bei Veranstaltungen im Service.
Tätig für Industrie und Handel.
Kunden, Partner und Mitarbeiter geschult.
Tätig bei Nacht und am Wochenende.
Gearbeitet bei Hitze und Kälte.
Auftraggeber: Bauherr, Kundin: Frau, 80 Jahre.
Referenzen: Gerne auf Anfrage.
Kunden, Termine und Angebote verwaltet.
Tätig für Film, Funk und Fernsehen.`,
  French: `
Clients : PME, ETI et Grands Comptes.
Une expérience unique auprès des familles.
Missions pour les écoles et les mairies.
Conseil aux clients et aux fournisseurs.
Travaillé pour des Associations et des Collectivités.
Suivi de 120 dossiers par mois.
Clients : Particuliers et Professionnels.
Rédaction de documents et de guides.
Prestataire pour les Banques et les Assurances.
Employeur : Fonction publique.
Gestion des stocks, 5 000 articles.
Accueil du public et standard.
Encadrement de six personnes de nuit.
Cours pour adultes et enfants.
Baisse des coûts de 15 % en 2019.
Stage pour étudiants en droit.
Préparation des commandes en entrepôt.
Chez les personnes âgées, aide aux repas.
Soins à domicile le matin.
Réunions avec les parents d’élèves.
Pilotage de projets de rénovation.
Au sein de la Direction commerciale.
Contrôle qualité de 300 pièces par jour.
Animation d’ateliers de cuisine.
Vente de fruits et légumes au marché.
Clients incluent Hôpitaux et Cliniques.
Entretien des espaces verts.
Traduction de textes vers le français.
Caisse, mise en rayon et inventaire.
Permis B, travail en équipe.`,
  Spanish: `
Clientes: Pymes, Empresas y Ayuntamientos.
Trabajé para Familias y Colegios.
Una experiencia única con niños.
Atención a clientes y proveedores.
Proyectos para Hospitales y Universidades.
Gestión de 200 pedidos al día.
Reparto de paquetes por la mañana.
Limpieza de oficinas y portales.
Clientes: Particulares y Autónomos.
Reducción de costes del 20 % en 2018.
Cuidado de personas mayores.
Redacción de documentos técnicos.
Trabajo en equipo y por turnos.
Clases de apoyo a adolescentes.
Control de calidad de 500 piezas.
Montaje de muebles y cocinas.
Inventario de 5.000 artículos.
Organización de ferias y congresos.
Consultor para Bancos y Aseguradoras.
Mantenimiento de máquinas de coser.
Preparación de comidas para 80 alumnos.
Ventas por teléfono y en tienda.
Conducción de camiones de noche.
Planificación de rutas de reparto.
Formación de seis compañeros.
Cliente: Administraciones públicas.
Cobro en caja y cierre diario.
Riego y poda de jardines.
Atención al público en verano.
Archivo de facturas y albaranes.`,
  Italian: `
Clienti: Aziende, Scuole e Comuni.
Ho lavorato per Famiglie e Anziani.
Un’esperienza unica con i bambini.
Assistenza a clienti e fornitori.
Gestione di 150 ordini al giorno.
Pulizia di uffici e scale.
Clienti: Privati e Imprese.
Riduzione dei costi del 10 % nel 2019.
Lezioni a studenti delle medie.
Controllo di 400 pezzi al giorno.
Montaggio di mobili su misura.
Preparazione di pasti caldi.
Turni di notte in magazzino.
Cura del verde e potature.
Vendita al banco e in cassa.
Inventario di 3.000 articoli.
Consegna di pacchi in bicicletta.
Guida di furgoni in collina.
Traduzione di testi tecnici.
Lavoro in gruppo e per obiettivi.
Collaborato con Ospedali e Cliniche.
Accoglienza degli ospiti al mattino.
Archivio di fatture e bolle.
Organizzazione di fiere e mercati.
Manutenzione di impianti a gas.
Redazione di un documento al mese.
Formazione di otto colleghi.
Cottura di pane e dolci.
Visite guidate per adulti.
Cliente: Enti pubblici.`,
  Portuguese: `
Clientes: Empresas, Escolas e Bancos.
Trabalhei para Famílias e Idosos.
Uma experiência única com crianças.
Apoio a clientes e fornecedores.
Gestão de 90 pedidos por dia.
Limpeza de escritórios à noite.
Clientes: Particulares e Municípios.
Redução de custos de 12 % em 2020.
Aulas a alunos do ensino básico.
Controlo de 250 peças por turno.
Montagem de móveis e cozinhas.
Preparação de refeições quentes.
Condução de camiões na cidade.
Inventário de 4.000 artigos.
Entrega de encomendas a pé.
Tratamento de jardins e relva.
Venda ao balcão e caixa.
Tradução de textos técnicos.
Trabalho em equipa e por turnos.
Projetos para Universidades e Hospitais.
Receção de hóspedes de manhã.
Arquivo de faturas e recibos.
Organização de feiras de verão.
Manutenção de máquinas a vapor.
Redação de um documento por mês.
Formação de nove colegas.
Fabrico de pão e bolos.
Visitas guiadas para adultos.
Cuidados a doentes em casa.
Atendimento ao público.`,
  Dutch: `
Klanten: Gemeenten, Scholen en Bedrijven.
Gewerkt voor Gezinnen en Ouderen.
Een unieke kans voor kinderen.
Hulp aan klanten en leveranciers.
Per dag 140 bestellingen verwerkt.
Schoonmaak van kantoren in de avond.
Klanten: Particulieren en Ziekenhuizen.
Kosten in 2019 met 15% verlaagd.
Les aan leerlingen van de middelbare school.
Controle van 350 stuks per dag.
Montage van meubels en keukens.
Bereiding van warme maaltijden.
Vrachtwagens gereden in de nacht.
Voorraad van 6.000 artikelen geteld.
Pakketten bezorgd op de fiets.
Tuinen en parken onderhouden.
Verkoop aan de kassa en in de winkel.
Vertaling van technische teksten.
Werk in ploegen en in een team.
Stage voor studenten begeleid.
Gasten ontvangen in de ochtend.
Facturen en bonnen bewaard.
Beurzen en markten georganiseerd.
Onderhoud van machines en pompen.
Elke maand een document geschreven.
Zeven collega’s opgeleid.
Brood en gebak gemaakt.
Rondleidingen voor volwassenen.
Zorg aan huis voor patiënten.
Werkgevers waarderen goede notities.`,
  Polish: `
Klienci: Firmy, Gminy i Szkoły.
Obsługa klientów i dostawców.
Pracowałam w nocy na magazynie.
Praca dla rodzin i seniorów.
Unikalne doświadczenie z dziećmi.
Realizacja 130 zamówień dziennie.
Sprzątanie biur wieczorem.
Klienci: Banki, Urzędy i Szpitale.
Obniżenie kosztów o 10% w 2019 roku.
Lekcje dla uczniów szkoły podstawowej.
Kontrola 300 sztuk na zmianę.
Montaż mebli i kuchni.
Gotowanie ciepłych posiłków.
Jazda ciężarówką po kraju.
Inwentaryzacja 5 000 towarów.
Dostawa paczek rowerem.
Pielęgnacja ogrodów i parków.
Sprzedaż przy kasie i w sklepie.
Tłumaczenie tekstów technicznych.
Praca w zespole i na zmiany.
Przyjmowanie gości rano.
Archiwum faktur i rachunków.
Organizacja targów i wystaw.
Konserwacja maszyn i pomp.
Jeden dokument w miesiącu.
Szkolenie ośmiu kolegów.
Wypiek chleba i ciast.
Wycieczki dla dorosłych.
Opieka nad chorymi w domu.
Pracodawcy cenią dobre notatki.`,
}

test.each(Object.entries(SENTENCES))('nothing is cut from ordinary sentences in %s', (_language, text) => {
  const sentences = text.trim().split('\n')
  expect(sentences.length).toBeGreaterThanOrEqual(30)
  expect(sentences.map((sentence) => redact(sentence, { kind: 'running', gap: '…' }))).toEqual(sentences)
})

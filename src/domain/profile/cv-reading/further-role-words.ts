/** Further words of roles, and parts that such words end with, without accents. */
export const FURTHER_ROLES = [
  'steward(?:ess)?|porter|usher|valet|dishwasher|hostess|housekeeper|janitor|security guard|guard|warden|firefighter|officer|sergeant|' +
    'lieutenant|soldier|machinist|fitter|installer|roofer|bricklayer|labou?rer|foreman|scaffolder|packer|picker|loader|courier|dispatcher|' +
    'warehouse(?:man| operative| worker)|operative|worker|handyman|farmer|fisherman|florist|tailor|seamstress|jeweller|beautician|barber|masseuse|' +
    'nanny|babysitter|au ?pair|childminder|caregiver|educator|headteacher|principal|counsell?or|social worker|psychiatrist|surgeon|doctor|' +
    'veterinarian|radiographer|optician|optometrist|dietitian|nutritionist|phlebotomist|solicitor|barrister|judge|notary|actuary|underwriter|' +
    'bookkeeper|cfo|cmo|cio|cpo|chro|underwriter|teller|merchandiser|stylist|actor|actress|dancer|singer|composer|conductor|choreographer|' +
    'director|cinematographer|videographer|animator|author|poet|novelist|blogger|influencer|proofreader|interpreter|archivist|archaeologist|' +
    'anthropologist|sociologist|historian|geographer|astronomer|botanist|zoologist|meteorologist|oceanographer|toxicologist|geneticist|' +
    'inspector|assessor|invigilator|negotiator|promoter|demonstrator|canvasser|fundraiser|campaigner|organi[sz]er|lobbyist|diplomat|councill?or|' +
    'minister|priest|pastor|chaplain|imam|rabbi|delegate|trustee|shareholder|apprenticeship|placement|work experience|secondment|self-employed|' +
    'referee|lifeguard|groom|jockey|breeder|beekeeper|winemaker|brewer|distiller|roaster|pastry chef|sommelier|butler|concierge|receptionist|' +
    'chauffeur|driver|skipper|sailor|deckhand|bosun|stevedore|tester|typist|transcriber|annotator|scrum master|devops|sre|webmaster|sysadmin',
  'aide|aide-soignante?|auxiliaire|caissi(?:er|ere)|livreu(?:r|se)|magasini(?:er|ere)|manutentionnaire|preparat(?:eur|rice)|cariste|hote(?:sse)?|' +
    'plongeu(?:r|se)|commis|patissi(?:er|ere)|bouch(?:er|ere)|coiffeu(?:r|se)|estheticien(?:ne)?|jardini(?:er|ere)|paysagiste|macon(?:ne)?|' +
    'plombi(?:er|ere)|electricien(?:ne)?|menuisi(?:er|ere)|charpenti(?:er|ere)|peintre|soudeu(?:r|se)|usineu(?:r|se)|ajusteu(?:r|se)|tourneu(?:r|se)|' +
    'monteu(?:r|se)|installat(?:eur|rice)|facteur|factrice|gardien(?:ne)?|concierge|surveillante?|agente?|pompi(?:er|ere)|militaire|gendarme|' +
    'polici(?:er|ere)|avocate?|notaire|juriste|clerc|greffi(?:er|ere)|medecin|pharmacien(?:ne)?|kinesitherapeute|orthophoniste|' +
    'sage-femme|veterinaire|puericultrice|assistante? maternelle|nourrice|professeur|maitre|maitresse|institut(?:eur|rice)|directeur|' +
    'bibliothecaire|documentaliste|journaliste|photographe|graphiste|traduct(?:eur|rice)|interprete|comedien(?:ne)?|musicien(?:ne)?|realisat(?:eur|rice)|' +
    'acheteu(?:r|se)|negociat(?:eur|rice)|gestionnaire|auditeur|auditrice|controleu(?:r|se)|contremaitre|chef d.equipe|operat(?:eur|rice)|' +
    'cherch(?:eur|euse)|post-?doctorante?|vacataire|attachee?|chargee? de .{2,30}|co-?gerante?|associee?|independante?|saisonni(?:er|ere)|interimaire|equipi(?:er|ere)|polyvalente?',
  'arzt|arztin|zahnarzt|tierarzt|hebamme|altenpfleger(?:in)?|erzieher(?:in)?|padagog(?:e|in)|psycholog(?:e|in)|therapeut(?:in)?|apotheker(?:in)?|' +
    'anwalt|anwaltin|rechtsanwalt|jurist(?:in)?|notar(?:in)?|richter(?:in)?|steuerfachangestellter?|angestellter?|beamter|beamtin|soldat(?:in)?|polizist(?:in)?|' +
    'gartner(?:in)?|landwirt(?:in)?|metzger(?:in)?|fleischer(?:in)?|konditor(?:in)?|kellner(?:in)?|friseur(?:in)?|schneider(?:in)?|tischler(?:in)?|' +
    'schreiner(?:in)?|zimmerer|maurer(?:in)?|maler(?:in)?|dachdecker|klempner|elektriker(?:in)?|elektroniker(?:in)?|schlosser(?:in)?|schweisser(?:in)?|' +
    'dreher|fraser|monteur(?:in)?|lagerist(?:in)?|kommissionierer(?:in)?|staplerfahrer|kurier|zeichner(?:in)?|redakteur(?:in)?|journalist(?:in)?|' +
    'ubersetzer(?:in)?|dolmetscher(?:in)?|buchhalter(?:in)?|controller(?:in)?|einkaufer(?:in)?|disponent(?:in)?|sekretar(?:in)?|volontar(?:in)?|hospitant(?:in)?|' +
    'trainee|vorstand|prokurist(?:in)?|inhaber(?:in)?|gesellschafter(?:in)?|betreuer(?:in)?|helfer(?:in)?|kaufleute|fachwirt(?:in)?|wissenschaftler(?:in)?',
  'camarer[oa]|reponedor(?:a)?|cajer[oa]|dependient[ae]|limpiador(?:a)?|conserje|vigilante|guardia|albanil|fontaner[oa]|electricista|carpinter[oa]|pintor(?:a)?|' +
    'soldador(?:a)?|mecanic[oa]|conductor(?:a)?|chofer|repartidor(?:a)?|moz[oa] de almacen|peon|obrer[oa]|agricultor(?:a)?|jardiner[oa]|peluquer[oa]|' +
    'esteticista|niner[oa]|cuidador(?:a)?|celador(?:a)?|medic[oa]|farmaceutic[oa]|psicolog[oa]|fisioterapeuta|maestr[oa]|educador(?:a)?|orientador(?:a)?|' +
    'abogad[oa]|notari[oa]|contador(?:a)?|contable|economista|comercial|vendedor(?:a)?|asesor(?:a)?|gestor(?:a)?|supervisor(?:a)?|lider|pasante|teleoperador(?:a)?|' +
    'recepcionista|secretari[oa]|periodista|redactor(?:a)?|traductor(?:a)?|interprete|bibliotecari[oa]|artista|actor|actriz|music[oa]|fotograf[oa]|' +
    'propietari[oa]|autonom[oa]|emprendedor(?:a)?|copropietari[oa]|responsable|trabajador(?:a)?|voluntari[oa]|ayudante|aprendiz|delegad[oa]',
  'garcom|garconete|balconista|vendedor(?:a)?|motorista|entregador(?:a)?|porteir[oa]|zelador(?:a)?|faxineir[oa]|diarista|pedreir[oa]|eletricista|' +
    'encanador(?:a)?|marceneir[oa]|pintor(?:a)?|soldador(?:a)?|mecanic[oa]|costureir[oa]|cabeleireir[oa]|manicure|baba|cuidador(?:a)?|medic[oa]|dentista|' +
    'farmaceutic[oa]|psicolog[oa]|fisioterapeuta|nutricionista|pedagog[oa]|educador(?:a)?|contador(?:a)?|contabilista|bancari[oa]|escriturari[oa]|secretari[oa]|' +
    'recepcionista|telefonista|jornalista|redator(?:a)?|tradutor(?:a)?|fotograf[oa]|designer|analista|programador(?:a)?|gerente|encarregad[oa]|chefe|lider|' +
    'socio|socia|proprietari[oa]|autonom[oa]|jovem aprendiz|menor aprendiz|auxiliar|ajudante|repositor(?:a)?|estoquista|conferente|monitor(?:a)?|palestrante|apresentador(?:a)?',
  'commess[oa]|magazzinier[ea]|autista|facchino|portinaio|custode|muratore|idraulico|elettricista|falegname|imbianchino|saldatore|meccanico|' +
    'giardiniere|agricoltore|parrucchier[ea]|estetista|sarta|baby ?sitter|badante|medico|farmacista|psicolog[oa]|fisioterapista|maestr[oa]|educat(?:ore|rice)|' +
    'professor(?:e|essa)|avvocat[oa]|notaio|ragionier[ea]|contabile|commercialista|segretari[oa]|receptionist|giornalista|redat(?:tore|trice)|tradut(?:tore|trice)|' +
    'fotograf[oa]|restaurat(?:ore|rice)|geometra|perito|capo|caporeparto|coordinat(?:ore|rice)|amministrat(?:ore|rice)|venditore|venditrice|agente|socio|libero professionista|praticante|borsista|assegnista|aiuto \\p{L}+',
  'kelner|serveerster|verkoopster|kassier(?:e|ster)?|magazijnmedewerker|schilder|loodgieter|elektricien|timmerman|metselaar|lasser|monteur|tuinman|kapper|kapster|' +
    'oppas|verzorgende|arts|tandarts|apotheker|psycholoog|fysiotherapeut|jurist|advocaat|notaris|boekhouder|accountant|secretaresse|receptioniste|' +
    'journalist|redacteur|vertaler|ontwerper|architect|beleidsmedewerker|stagiair|afdelingshoofd|coordinator|voorzitter|secretaris|penningmeester|zelfstandige',
  'programista|programistka|inzynier|specjalist[ak]a?|specjalista|kierownik|kierowniczka|dyrektor|menedzer|asystent(?:ka)?|pracownik|sprzedawca|sprzedawczyni|kasjer(?:ka)?|' +
    'kierowca|magazynier|kucharz|kucharka|piekarz|kelner(?:ka)?|barman(?:ka)?|nauczyciel(?:ka)?|lektor(?:ka)?|ksiegow[ya]|prawnik|lekarz|pielegniarka|pielegniarz|' +
    'stazyst(?:a|ka)|praktykant(?:ka)?|projektant(?:ka)?|konsultant(?:ka)?|doradca|analityk|tester(?:ka)?|administrator(?:ka)?|mechanik|elektryk|spawacz|murarz|operator|wlasciciel(?:ka)?|wolontariusz(?:ka)?|redaktor(?:ka)?|tlumacz(?:ka)?|koordynator(?:ka)?|przedstawiciel',
  'vyvojar(?:ka)?|programator(?:ka)?|inzenyr(?:ka)?|inzinier(?:ka)?|vedouci|veduci|reditel(?:ka)?|riaditel(?:ka)?|manazer(?:ka)?|asistent(?:ka)?|prodavac(?:ka)?|predavac(?:ka)?|' +
    'pokladni|ridic|vodic|skladnik|kuchar(?:ka)?|pekar(?:ka)?|cisnik|servirka|ucitel(?:ka)?|lektor(?:ka)?|ucetni|uctovnicka|pravnik|lekar(?:ka)?|sestra|stazist(?:a|ka)|brigadnik|' +
    'technik|delnik|elektrikar|zamecnik|truhlar|svarec|analytik|poradce|konzultant(?:ka)?|majitel(?:ka)?|dobrovolnik|prekladatel(?:ka)?|referent(?:ka)?|spravce',
  'utvecklare|ingenjor|projektledare|chef|butiksbitrade|saljare|kassor|lagerarbetare|chauffor|forare|kock|bagare|servitris|servitor|larare|forskollarare|' +
    'underskoterska|sjukskoterska|lakare|jurist|ekonom|redovisningsekonom|praktikant|konsult|handlaggare|handledare|samordnare|snickare|elektriker|svetsare|' +
    'montor|personlig assistent|vardbitrade|forskare|doktorand|\\p{L}+(?:ledare|arbetare|assistent|ansvarig|ansvarlig|konsulent|medarbejder|medarbeider|utvikler|udvikler|leder|chef|sjef)|' +
    'udvikler|leder|saelger|laerer|paedagog|sygeplejerske|social- og sundhedsassistent|sosu|laege|bager|tjener|tomrer|smed|elev|studentermedhjaelper|' +
    'utvikler|selger|laerer|sykepleier|baker|servitor|snekker|rorlegger|laerling|sjafor|butikkmedarbeider|renholder|' +
    'kehittaja|ohjelmistokehittaja|insinoori|myyja|kokki|leipuri|opettaja|sairaanhoitaja|harjoittelija|paallikko|johtaja|asiantuntija|koordinaattori|tyontekija',
  'dezvoltator|inginer(?:a)?|manager|director|asistent(?:a)?|vanzator|vanzatoare|casier(?:a)?|sofer|bucatar|brutar|ospatar(?:a)?|barman|profesor|profesoara|invatator|contabil(?:a)?|' +
    'jurist|avocat|medic|asistenta medicala|stagiar(?:a)?|practicant(?:a)?|consultant|operator|tehnician|electrician|mecanic|sudor|zugrav|lucrator|voluntar(?:a)?|traducator|programator|specialist|inspector|referent|administrator',
  'gelistirici(?:si)?|muhendis(?:i)?|yazilimci|muduru?|yonetici(?:si)?|asistan[ıi]?|uzman[ıi]?|uzman yardimcisi|danisman[ıi]?|temsilci(?:si)?|satis danismani|kasiyer|sofor|asci|firinci|garson|' +
    'barista|ogretmen(?:i)?|muhasebeci|avukat|doktor|hemsire|stajyer(?:i)?|teknisyen(?:i)?|tekniker|elektrikci|kaynakci|operator(?:u)?|isci|sahibi|kurucu|gonullu|tercuman|editor|koordinator(?:u)?|sorumlu(?:su)?|memur|gorevli(?:si)?|' +
    'fejleszto|mernok|vezeto|igazgato|asszisztens|elado|penztaros|sofor|szakacs|pincer|tanar|konyvelo|ugyved|orvos|apolo|gyakornok|technikus|villanyszerelo|hegeszto|munkatars|ugyintezo|onkentes',
  'разработчик|программист|инженер|менеджер|руководитель|директор|начальник|специалист|ассистент|помощник|продавец|продавщица|кассир|водитель|кладовщик|повар|пекарь|официант(?:ка)?|бармен|' +
    'учитель|преподаватель|воспитатель|бухгалтер|юрист|врач|медсестра|стажер|практикант|техник|электрик|сварщик|слесарь|оператор|аналитик|тестировщик|дизаинер|администратор|консультант|координатор|редактор|переводчик|журналист|основатель|владелец|волонтер|' +
    'розробник|програміст|інженер|керівник|спеціаліст|фахівець|вчитель|викладач|водіи|кухар|пекар|лікар|бухгалтер|стажист|дизаинер|' +
    'προγραμματιστησ|μηχανικοσ|υπευθυνοσ|υπευθυνη|διευθυντησ|διευθυντρια|βοηθοσ|πωλητησ|πωλητρια|ταμιασ|οδηγοσ|μαγειρασ|σερβιτοροσ|σερβιτορα|καθηγητησ|καθηγητρια|λογιστησ|δικηγοροσ|ιατροσ|νοσηλευτησ|νοσηλευτρια|τεχνικοσ|συμβουλοσ|αναλυτησ',
  'مهندسة?|مدير[ةه]?|مطورة?|مبرمجة?|محاسبة?|معلمة?|مدرسة?|استاذة?|طبيبة?|ممرضة?|صيدلي[ةه]?|محامية?|محام|مساعدة?|موظفة?|مشرفة?|منسقة?|مسؤولة?|أخصائي[ةه]?|اخصائي[ةه]?|أخصائية|فني[ةه]?|سائق|طباخة?|خبازة?|نادلة?|بائعة?|كاشير|مستشارة?|محللة?|مصممة?|متدربة?|متطوعة?|رئيسة?|مالك|مترجمة?|صحفي[ةه]?|باحثة?|عامل[ةه]?|حارس|كاتبة?|مراقبة?|ممثلة?|خبيرة?|شيف|مندوبة?|سكرتيرة?',
  'מהנדסת?|מנהלת?|מפתחת?|מתכנתת?|רואת? חשבון|חשבת?|מורה|מרצה|רופאה?|אחות|אח סיעודי|רוקחת?|עורכת? דין|עוזרת?|עובדת?|מפקחת?|רכזת?|אחראית?|מומחית?|טכנאית?|נהגת?|טבחית?|אופה|מלצרית?|מוכרת?|קופאית?|יועצת?|אנליסטית?|מעצבת?|מתמחה|מתנדבת?|ראש צוות|בעלים|מייסדת?|מתרגמת?|עיתונאית?|חוקרת?|שומרת?|מזכירה|נציגת?|מדריכה?|ברמנית?|סגנית?|קצינה?|מפקדת?',
]

/** Parts that words of roles end with where words are joined. */
export const FURTHER_ENDS =
  'pfleger|helfer|fahrer|verkaufer|fuhrer|pruefer|prufer|lehrer|trainer|macher|bauer|monteur|elektriker|schlosser|wart|assistentin|sekretar|padagoge|wissenschaftler|anwalt|arzt|therapeut|' +
  'angestellter?|beauftragter?|verantwortlicher?|fachfrau|fachmann|frau|kraft|hilfe|leitung|meisterin|verwalter|planer|designer|architekt|redakteur|trager|betreuer|vertreter|spezialist|analyst|programmierer|praktikant|student'

export const FURTHER_GIVERS =
  's\\. ?r\\. ?o|a\\. ?s|sp\\. ?z ?o\\. ?o|oy|oyj|aps|a/s|kft|zrt|d\\. ?o\\. ?o|sirketi|a\\. ?s|holding|ооо|зао|оао|пао|компания|завод|больница|банк|университет|школа|' +
  'szpital|przedszkole|szkola|urzad|fundacja|stowarzyszenie|spolka|nemocnice|skola|urad|nadace|kommune?|kommun|sjukhus|sykehus|sygehus|stiftelsen?|forening(?:en)?|bolag|skolan|spital(?:ul)?|primaria|asociatia|fundatia|hastanesi|belediyesi|bakanligi|dernegi|vakfi|fakultesi|korhaz|onkormanyzat|alapitvany|' +
  'شركة|مؤسسة|مجموعة|بنك|مصرف|مستشفى|جامعة|مدارس|وزارة|هيئة|جمعية|مركز|معهد|كلية|مصنع|مطعم|فندق|חברת|בנק|בית חולים|עיריית|משרד|עמותת|אוניברסיט\\p{L}*|מכללת|קבוצת|צה"ל|רשת'

/** Labels of what nobody has to tell an employer, without accents, by language: these say it wherever they begin a piece. */
export const SURE_LABELS = [
  'date (?:and place )?of birth|birth ?date|birthday|place of birth|birth ?place|d\\.?o\\.?b|nationality|citizenship|' +
    'marital status|civil status|family status|relationship status|ethnicity|ethnic group|id number|identity number|' +
    'national id|passport (?:no\\.?|number)|visa status|work permit|residence permit|immigration status|national insurance|ni number|' +
    'social security(?: no\\.?| number)?|ssn|tax (?:id|number|no\\.?)|aadhaa?r|blood (?:group|type)|' +
    "(?:father|mother|husband|spouse)['’]?s? name|(?:permanent|residential|current|home|postal) address|place of residence|" +
    "driv(?:ing|er[’']?s) licen[cs]e (?:no\\.?|number)",
  'date (?:et lieu )?de naissance|lieu de naissance|nationalite|situation (?:familiale|matrimoniale|de famille)|etat civil|' +
    "(?:numero|n°|no) (?:de )?(?:securite sociale|ss|passeport|cni?)|carte (?:nationale )?d[’']identite|titre de sejour|" +
    'nee? le|lieu de residence|groupe sanguin|(?:numero|n°|no) (?:de |du )?permis(?: de conduire)?',
  'geburtsdatum|geburtstag|geburtsort|geburtsname|geburtsdatum(?: und |/)-?ort|staatsangehorig(?:keit)?|staatsburgerschaft|' +
    'nationalitat|familienstand|zivilstand|religionszugehorigkeit|personalausweis(?:nummer)?|reisepass(?:nummer)?|' +
    'steuer-?(?:id|nummer|identifikationsnummer)|sozialversicherungsnummer|ahv-?(?:nr\\.?|nummer)|aufenthalts(?:status|' +
    'titel|bewilligung)|' +
    'arbeitserlaubnis|heimatort|burgerort|geboren (?:am|in)|wohnhaft(?: in)?|fuhrerschein-?(?:nummer|nr\\.?)|blutgruppe|' +
    'gesundheitszustand|religionsbekenntnis|staatszugehorigkeit',
  'fecha (?:y lugar )?de nacimiento|f\\. ?nacimiento|lugar de nacimiento|nacionalidad|estado civil|curp|' +
    '(?:cedula|documento)(?: nacional)? de (?:identidad|ciudadania)|cedula|permiso de (?:residencia|trabajo)|(?:numero de )?pasaporte|' +
    'numero de (?:la )?seguridad social|lugar y fecha de nacimiento|nacid[oa] (?:el|en)|grupo sanguineo|tipo de sangre|' +
    'libreta militar|estado de salud|nombre del? (?:padre|la madre)',
  'data de nascimento|local de nascimento|nacionalidade|naturalidade|cartao de cidadao|bilhete de identidade|' +
    'titulo de eleitor|ctps|numero de identificacao|(?:numero de )?passaporte|nascid[oa] (?:em|a)|tipo sanguineo|' +
    'certificado de reservista|numero da (?:cnh|carta(?: de conducao)?)|filiacao|nome d[oa] (?:pai|mae)|estado de saude',
  'data di nascita|luogo (?:e data )?di nascita|data e luogo di nascita|nazionalita|cittadinanza|stato civile|codice fiscale|' +
    "permesso di soggiorno|carta d[’']identita|passaporto|nat[oa] (?:il|a)|gruppo sanguigno|numero (?:di )?patente|" +
    'stato di salute|nome del(?: padre|la madre)',
  'geboortedatum|geboorteplaats|geboren (?:te|op)|nationaliteit|burgerlijke staat|paspoort(?:nummer)?|identiteitskaart|' +
    'rijksregisternummer|burgerlijke stand|geboortedatum en -?plaats|bloedgroep|rijbewijs-?(?:nummer|nr\\.?)|woonplaats',
  'data (?:i miejsce )?urodzenia|miejsce urodzenia|narodowosc|obywatelstwo|stan cywilny|pesel|dowod osobisty|wyznanie|' +
    'numer prawa jazdy|stan zdrowia|grupa krwi|imie (?:ojca|matki)|imiona rodzicow|adres (?:zamieszkania|zameldowania|' +
    'korespondencyjny)|miejsce zamieszkania|' +
    'datum (?:a misto )?narozeni|datum narodenia|misto narozeni|miesto narodenia|narodnost|statn[ia] prislusnost|rodinny stav|rodne cislo',
  'fodelse(?:datum|ort|ar)|personnummer|nationalitet|medborgarskap|civilst(?:and|atus)|fodselsdato|fodested|cpr(?:-?nr\\.?)?|' +
    'sivilst(?:and|atus)|statsborgerska[bp]|fodselsnummer|syntymaaika|syntymapaikka|kansalaisuus|siviilisaaty|henkilotunnus',
  'data (?:si locul )?nasterii|locul nasterii|nationalitate|cetatenie|stare civila|dogum (?:tarihi|yeri)|uyru(?:k|gu)|' +
    'medeni (?:hal\\p{L}*|durum\\p{L}*)|cinsiyet|askerlik durumu|szuletesi (?:datum|ido|hely)|allampolgarsag|csaladi allapot',
  'дата рождения|место рождения|гражданство|национальность|семеиное положение|дата народження|місце народження|громадянство|' +
    'сімеинии стан|ημερομηνια γεννησησ|τοποσ γεννησησ|εθνικοτητα|υπηκοοτητα|οικογενειακη κατασταση',
  'تاريخ (?:الميلاد|الولادة)|مكان (?:الميلاد|الولادة)|الجنسية|الحالة (?:الاجتماعية|العائلية|المدنية)|الجنس|العمر|الديانة|' +
    'رقم (?:الهوية|الجواز|جواز السفر)|جواز السفر|' +
    'תאריך לידה|מקום לידה|שנת לידה|אזרחות|לאום|מצב משפחתי|תעודת זהות|ת\\.ז\\.?|דרכון',
].join('|')

/** Short for a number of somebody where one stands behind: "BSN" is a degree, "RFC" a norm. */
export const NUMBER_LABELS = 'dni|n\\.?i\\.?[ef]\\.?|rfc|cui[lt]|cpf|rg|pis|bsn|cnp'

/** Words of other things as well: a colon or a column must part them from what they label. */
export const OTHER_LABELS =
  `${NUMBER_LABELS}|` +
  'konfession|age|sex|gender|family|father|mother|parents|siblings|spouse|husband|wife|military service|military status|' +
  'children|kids|dependents|dependants|race|caste|height|weight|health|disability|smoker|visa|status|driving licen[cs]e|' +
  "driver[’']?s licen[cs]e|" +
  'origin|place of origin|pan(?: card)?|nric|photo|enfants|permis(?: de conduire)?|passeport|cin|cni|taille|poids|sante|' +
  'sexe|pere|mere|conjointe?|fratrie|service militaire|service national|obligations militaires|permis b|kinder|' +
  'fuhrerschein(?:klassen?)?|' +
  'geschlecht|grosse|gewicht|vater|mutter|eltern|geschwister|ehepartner(?:in)?|ehefrau|ehemann|gesundheit|wehrdienst|' +
  'militar(?:dienst)?|religion|alter|geboren|hijos|edad|sexo|salud|padres?|madre|hermanos|conyuge|estatura|peso|' +
  'servicio militar|situacion militar|altura|saude|pai|mae|irmaos|conjuge|carta de conducao|reservista|servico militar|' +
  'situacao militar|carnet(?: de conducir)?|permiso de conducir|licencia(?: de conducir)?|rut|run|filhos|idade|' +
  'habilitacao|cnh|identidade|religiao|' +
  'raca|figli|eta|sesso|salute|altezza|religione|fratelli|coniuge|automunit[oa]|(?:servizio|obblighi|' +
  'posizione) (?:militar[ei]|di leva)|patente(?: di guida)?|leeftijd|geslacht|lengte|religie|geloof|gezondheid|vader|' +
  'moeder|ouders|echtgeno(?:ot|te)|broers|zussen|militaire dienst|dienstplicht|kinderen|rijbewijs|wiek|plec|wzrost|' +
  'religia|zdrowie|ojciec|matka|rodzice|rodzenstwo|sluzba wojskowa|stosunek do sluzby wojskowej|malzonek|maz|zona|dzieci|' +
  'prawo jazdy|vek|deti|alder|barn|korkort|korekort|forerkort|' +
  'ridicsky prukaz|varsta|copii|permis auto|yas|cocuk|ehliyet|surucu belgesi|gyermek|возраст|пол|дети|водительские права|' +
  'גיל|מין|ילדים|רישיון נהיגה|' +
  'رخصة القيادة|الاطفال'

/** Of these no sentence speaks but to say them. */
export const LABELS_ANYWHERE =
  'date of birth|place of birth|marital status|identity number|date de naissance|lieu de naissance|situation familiale|' +
  'geburtsdatum|geburtsort|' +
  'staatsangehorigkeit|familienstand|fecha de nacimiento|lugar de nacimiento|estado civil|data de nascimento|' +
  'data di nascita|luogo di nascita|' +
  'stato civile|codice fiscale|geboortedatum|geboorteplaats|burgerlijke staat|data urodzenia|stan cywilny|datum narozeni|' +
  'fodelsedatum|fodselsdato|' +
  'data nasterii|dogum tarihi|medeni hal|дата рождения|семеиное положение|تاريخ الميلاد|תאריך לידה'

/** What stands before the address of a home; before that of a company too. */
export const HOME_LABELS =
  '(?:(?:permanent|residential|current|home|postal|private?) )?address|(?:privat)?adresse|adresse (?:personnelle|' +
  'postale)|anschrift|domicile|wohnhaft(?: in)?|wohnort|' +
  'direccion|domicilio|indirizzo|residenza|(?:luogo di )?residenza|residente (?:a|in)|morada|endereco|adres|woonplaats|' +
  'adres (?:zamieszkania|zameldowania|korespondencyjny)|' +
  'miejsce zamieszkania|place of residence|lieu de residence|lugar de residencia'

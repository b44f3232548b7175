import type { CvSection } from './cv-headings.ts'

type Names = Record<Exclude<CvSection, 'top'>, readonly string[]>

/** Headings in Polish, Czech, Slovak, Swedish, Danish, Norwegian, Finnish, Romanian, Turkish, Hungarian, Russian, Ukrainian, Greek, Arabic and Hebrew. */
export const FURTHER_HEADING_NAMES: Names = {
  contact: [
    'dane osobowe|dane kontaktowe|informacje osobiste|osobni udaje|osobne udaje|kontaktni udaje|kontaktne udaje|kontaktuppgifter|personuppgifter|' +
      'kontaktoplysninger|personlige oplysninger|personalia|kontaktinformasjon|kontaktinformation|personlig information|yhteystiedot|henkilotiedot|' +
      'date personale|date de contact|informatii personale|iletisim|iletisim bilgileri|kisisel bilgiler|elerhetoseg|elerhetosegek|szemelyes adatok',
    'личные данные|личная информация|контакты|контактная информация|контактные данные|особисті дані|контактна інформація|στοιχεια επικοινωνιας|προσωπικα στοιχεια|επικοινωνια',
    'معلومات الاتصال|معلومات التواصل|بيانات الاتصال|الاتصال|التواصل|المعلومات الشخصية|البيانات الشخصية|معلومات شخصية|بيانات شخصية|' +
      'פרטים אישיים|פרטי קשר|יצירת קשר|פרטי התקשרות|צור קשר',
  ],
  summary: [
    'podsumowanie|podsumowanie zawodowe|profil zawodowy|o mnie|cel zawodowy|o mne|profesni profil|shrnuti|zhrnutie|profesijny profil|sammanfattning|' +
      'om mig|profil|profilbeskrivning|resume|om meg|sammendrag|nokkelkvalifikasjoner|personlig profil|tiivistelma|profiili|minusta|esittely|rezumat|despre mine|' +
      'profil profesional|obiectiv|obiectiv profesional|ozet|hakkimda|profil ozeti|kariyer hedefi|kisisel profil|osszefoglalo|bemutatkozas|rolam|szakmai profil',
    'о себе|обо мне|резюме|цель|профиль|краткая информация|про себе|про мене|мета|περιληψη|προφιλ|σχετικα με εμενα',
    'الملخص|ملخص|الملخص المهني|ملخص مهني|نبذة|نبذة عني|نبذة شخصية|نبذة مختصرة|الهدف الوظيفي|الهدف المهني|الهدف|الملف الشخصي|عني|الخلاصة|' +
      'תקציר|אודות|אודותיי|קצת עליי|על עצמי|פרופיל|פרופיל מקצועי|תמצית|תקציר מקצועי|מטרה',
  ],
  work: [
    'doswiadczenie|doswiadczenie zawodowe|przebieg kariery|przebieg pracy|przebieg zatrudnienia|historia zatrudnienia|staze|praktyki|staze i praktyki|pracovni zkusenosti|' +
      'pracovne skusenosti|praxe|prax|odborna praxe|profesni zkusenosti|zamestnani|pracovni historie|arbetslivserfarenhet|erfarenhet|yrkeserfarenhet|' +
      'arbetserfarenhet|anstallningar|uppdrag|erhvervserfaring|arbejdserfaring|erfaring|ansaettelser|arbeidserfaring|yrkeserfaring|praksis|tyokokemus|' +
      'kokemus|tyohistoria|experienta|experienta profesionala|experienta de munca|experienta in munca|deneyim|deneyimler|is deneyimi|is deneyimleri|' +
      'is tecrubesi|mesleki deneyim|profesyonel deneyim|tecrube|staj|stajlar|calisma deneyimi|szakmai tapasztalat|munkatapasztalat|tapasztalat|munkahelyek',
    'опыт работы|опыт|профессиональный опыт|трудовая деятельность|карьера|стажировки|досвід роботи|досвід|професійний досвід|επαγγελματικη εμπειρια|εργασιακη εμπειρια|εμπειρια|προυπηρεσια',
    'الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|الخبرات المهنية|خبرة العمل|خبرات العمل|الخبرة الوظيفية|الخبرات الوظيفية|الخبرات السابقة|السيرة المهنية|' +
      'المسار المهني|التجربة المهنية|التجارب المهنية|التدريب العملي|الخبرة|تجربة العمل|ניסיון|ניסיון תעסוקתי|נסיון תעסוקתי|ניסיון מקצועי|נסיון מקצועי|' +
      'ניסיון בעבודה|תעסוקה|רקע תעסוקתי|קריירה|היסטוריה תעסוקתית',
  ],
  volunteer: [
    'wolontariat|dzialalnosc spoleczna|dobrovolnictvi|dobrovolnictvo|volontararbete|ideellt arbete|ideella uppdrag|frivilligt arbejde|frivilligt arbeid|' +
      'frivillig arbeid|frivillig arbejde|verv|vapaaehtoistyo|voluntariat|gonulluluk|gonullu calismalar|gonulluluk deneyimi|onkentes munka|onkentesseg',
    'волонтерство|волонтерская деятельность|волонтерський досвід|εθελοντισμος|العمل التطوعي|التطوع|الأعمال التطوعية|الأنشطة التطوعية|התנדבות|התנדבויות|פעילות התנדבותית',
  ],
  education: [
    'wyksztalcenie|edukacja|przebieg edukacji|wyksztalcenie i szkolenia|edukacja i szkolenia|studia|vzdelani|vzdelanie|dosazene vzdelani|studium|utbildning|' +
      'utbildningar|utbildning och kurser|studier|uddannelse|uddannelser|utdanning|utdannelse|koulutus|opinnot|koulutustausta|educatie|studii|educatie si formare|' +
      'educatie si formare profesionala|formare|egitim|egitim bilgileri|egitim durumu|ogrenim|ogrenim bilgileri|egitim ve ogretim|tanulmanyok|vegzettseg|iskolai vegzettseg|oktatas|' +
      'oktatas es kepzes',
    'образование|обучение|высшее образование|освіта|навчання|εκπαιδευση|σπουδες|εκπαιδευση και καταρτιση|ακαδημαικη εκπαιδευση',
    'التعليم|المؤهلات|المؤهلات العلمية|المؤهل العلمي|المؤهلات الأكاديمية|الدراسة|التعليم والتدريب|التعليم والمؤهلات|المستوى التعليمي|المؤهلات الدراسية|الشهادات العلمية|التكوين|' +
      'المسار الدراسي|التحصيل العلمي|الخلفية التعليمية|השכלה|לימודים|השכלה אקדמית|רקע אקדמי|השכלה והכשרה|חינוך',
  ],
  skills: [
    'umiejetnosci|kompetencje|kluczowe kompetencje|umiejetnosci techniczne|najwazniejsze umiejetnosci|dovednosti|schopnosti|znalosti|zrucnosti|schopnosti a dovednosti|' +
      'znalosti a dovednosti|odborne znalosti|fardigheter|kompetenser|kunskaper|tekniska fardigheter|egenskaper|datakunskaper|toppfardigheter|kompetencer|faerdigheder|kvalifikationer|it kompetencer|ferdigheter|' +
      'kompetanse|kvalifikasjoner|nokkelkompetanse|datakunnskaper|taidot|osaaminen|keskeiset taidot|it taidot|competente|abilitati|aptitudini|aptitudini si competente|competente digitale|competente personale|' +
      'yetenekler|beceriler|yetkinlikler|teknik beceriler|bilgisayar bilgisi|bilgisayar becerileri|yetenek ve beceriler|uzmanlik|keszsegek|kepessegek|kompetenciak|szamitogepes ismeretek',
    'навыки|ключевые навыки|профессиональные навыки|умения|компетенции|технологии|навички|ключові навички|вміння|δεξιοτητες|ικανοτητες|ψηφιακες δεξιοτητες|γνωσεις',
    'المهارات|مهارات|المهارات التقنية|المهارات الفنية|المهارات الشخصية|المهارات الأساسية|المهارات المهنية|أهم المهارات|المهارات والكفاءات|القدرات|الكفاءات|مهارات الحاسوب|' +
      'כישורים|מיומנויות|יכולות|כישורים טכניים|ידע טכני|כישורים ומיומנויות|טכנולוגיות|מיומנויות מחשב',
  ],
  languages: [
    'jezyki|jezyki obce|znajomosc jezykow|znajomosc jezykow obcych|jezykove znalosti|jazykove znalosti|jazyky|jazykove dovednosti|cizi jazyky|sprak|sprakkunskaper|sprog|' +
      'sprogkundskaber|sprogfaerdigheder|sprakkunnskaper|sprakferdigheter|kielitaito|kielet|limbi|limbi straine|limbi cunoscute|diller|yabanci dil|yabanci diller|dil bilgisi|dil becerileri|yabanci dil bilgisi|nyelvek|nyelvtudas|nyelvismeret',
    'языки|иностранные языки|знание языков|владение языками|мови|знання мов|іноземні мови|γλωσσες|ξενες γλωσσες|γλωσσικες δεξιοτητες',
    'اللغات|لغات|المهارات اللغوية|اللغة|שפות|ידיעת שפות|שליטה בשפות',
  ],
  certificates: [
    'certyfikaty|kursy|szkolenia|kursy i szkolenia|kursy i certyfikaty|szkolenia i certyfikaty|uprawnienia|certifikaty|kurzy|skoleni|kurzy a skoleni|kurzy a certifikaty|skolenia|certifikat|' +
      'certifieringar|kurser|kurser och certifikat|kurser och certifieringar|certificeringer|kurser og certificeringer|sertifiseringer|sertifikater|kurs|kurs og sertifiseringer|sertifikaatit|kurssit|certificari|certificate|cursuri|cursuri si certificari|sertifikalar|' +
      'kurslar|sertifika ve kurslar|kurs ve sertifikalar|egitimler ve sertifikalar|sertifikalar ve egitimler|bizonyitvanyok|tanfolyamok|kepzesek',
    'сертификаты|курсы|повышение квалификации|дополнительное образование|сертифікати|курси|πιστοποιησεις|σεμιναρια|πιστοποιητικα',
    'الشهادات|شهادات|الدورات|الدورات التدريبية|دورات تدريبية|الشهادات والدورات|الدورات والشهادات|الشهادات المهنية|التدريب|الاعتمادات|תעודות|הסמכות|קורסים|הכשרות|קורסים והכשרות|תעודות והסמכות|הכשרה מקצועית',
  ],
  projects: [
    'projekty|projekty wlasne|projekt|projekter|egna projekt|projektit|proiecte|proiecte personale|projeler|projektek',
    'проекты|личные проекты|проєкти|εργα|projects|المشاريع|مشاريع|المشروعات|أبرز المشاريع|פרויקטים|פרוייקטים',
  ],
  publications: [
    'publikacje|publikace|publikacie|publikationer|publikasjoner|julkaisut|publicatii|yayinlar|publikaciok|публикации|публікації|δημοσιευσεις|المنشورات|الأبحاث|الأبحاث المنشورة|פרסומים',
  ],
  other: [
    'zainteresowania|hobby|hobbi|nagrody|osiagniecia|referencje|klauzula|zgoda|prawo jazdy|dodatkowe informacje|inne|zajmy|zaujmy|konicky|zaliby|reference|referencie|ridicsky prukaz|vodicsky preukaz|ostatni|dalsi informace|intressen|fritidsintressen|fritid|' +
      'referenser|korkort|ovrigt|utmarkelser|meriter|interesser|fritidsinteresser|referencer|korekort|andet|ovrigt|referanser|forerkort|annet|harrastukset|suosittelijat|muut|interese|hobby uri|referinte|permis de conducere|alte informatii|realizari|' +
      'ilgi alanlari|hobiler|referanslar|ehliyet|oduller|basarilar|diger|diger bilgiler|askerlik|erdeklodes|erdeklodesi kor|referenciak|jogositvany|dijak|egyeb',
    'интересы|увлечения|хобби|достижения|награды|рекомендации|дополнительная информация|інтереси|захоплення|досягнення|ενδιαφεροντα|συστασεις|διακρισεις|αδεια οδηγησης',
    'الاهتمامات|الهوايات|هوايات|الاهتمامات والهوايات|المراجع|الجوائز|الإنجازات|إنجازات|معلومات إضافية|معلومات أخرى|الأنشطة|العضويات|رخصة القيادة|' +
      'תחביבים|תחומי עניין|המלצות|ממליצים|פרסים|הישגים|שירות צבאי|שונות|מידע נוסף|רישיון נהיגה',
  ],
}

const NAMES = [
  'java(?:script)?|jdk|jakarta|spring(?: boot)?|kotlin|scala|groovy|python|django|flask|ruby|rails|perl|swift|rust|go|dart|flutter|elixir|haskell',
  'angular|react|vue|svelte|next|nuxt|node|express|ember|backbone|bootstrap|tailwind|webpack|vite|ecmascript|typescript|laravel|symfony|drupal|joomla|wordpress|typo|magento|shopware|odoo',
  'windows|linux|ubuntu|debian|fedora|centos|android|ios|mac ?os|solaris|office|microsoft|word|excel|powerpoint|dynamics|exchange|sharepoint|visual studio|sql server|oracle|postgres(?:ql)?|mysql|mongodb|redis|kafka|elasticsearch|tomcat|hibernate|kubernetes|docker|terraform|ansible|azure|salesforce|sage|datev|navision|abas',
  'photoshop|illustrator|indesign|premiere|after effects|maya|blender|unity|unreal(?: engine)?|cinema|autocad|solidworks|catia|inventor|revit|creo|ansys|matlab|canon|nikon|sony|boeing|airbus|cessna|formula',
  'level|stage|key stage|band|grade|class|category|tier|step|phase|part|year|version|generation|big|fortune|top|web|industry|industrie|stufe|klasse|kategorie|niveau|classe|cat[ée]gorie|nivel|clase|categor[íi]a|livello|n[íi]vel|poziom|klasa|toefl|ielts|toeic|euro|windev|delphi|prince|six sigma|basel|solvency|s/|qt',
].join('|')
const PRODUCT = new RegExp(`^(?:${NAMES})$`, 'iu')
const VERSIONED = new RegExp(`(?:^|[\\s(/,])(?:${NAMES}) ?v?\\d`, 'iu')
/** "ISO 9001", "C++17", "TypeORM 3", "ABAP 7.5", "5G", "3D". */
const SHAPED =
  /(?:^|[\s(/])(?:\p{Lu}{2,}[\p{Lu}\d/-]*|\p{L}+[+#]+|\p{L}+\p{Ll}\p{Lu}\p{L}*) ?v?\d|(?:^|\s)\p{Lu}\S+ \d{1,2}\.\d{1,2}(?![\d.])|^\d(?:D|G)(?!\p{L})/u
const DATED =
  /\s(?:since|from|in|by|until|of|ab|seit|bis|depuis|dès|desde|dal|vanaf|od) (?:\d{1,2}[./])?(?:19|20)\d{2}$/u
const COUNTED = /^\d{1,2}\+? (?:Jahren?|Monaten?|Projekten?|Sprachen)(?!\p{L})/u

/** Tells whether the number in a piece is of versions, norms, levels or years: "Java 17", "ISO 9001", "from 2027". */
export const isVersioned = (piece: string): boolean =>
  [VERSIONED, SHAPED, DATED, COUNTED].some((form) => form.test(piece))

/** Tells whether a word is a product, or a level, that versions are counted of: "Java", "Boeing". */
export const isProduct = (word: string): boolean => PRODUCT.test(word)

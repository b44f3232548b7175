/** Whether somebody has served, in a piece that says so: where no such word stands beside it, it may be work. */
const SERVICE =
  'military service|national service|service (?:militaire|national)|obligations militaires|wehrdienst|wehrpflicht|grundwehrdienst|militardienst|' +
  'servicio militar|servizio (?:militare|di leva)|obblighi (?:militari|di leva)|milite|militare|militaire dienst|dienstplicht|sluzb[ay] wojskow(?:a|ej)|servico militar|' +
  'obrigacoes militares|situacao militar'
const SERVED =
  'completed|done|fulfilled|exempt(?:ed)?|(?:ab)?geleistet|erfullt|absolviert|befreit|ausgemustert|accomplie?s?|effectuee?s?|degagee?|liberee?|exemptee?|cumplid[oa]s?|realizado|' +
  'exent[oa]|hecho|assolt[oi]|svolto|esente|esonerat[oa]|vervuld|voltooid|vrijgesteld|odbyta|odbyte|uregulowany|zwolnion[ya]|cumprid[oa]s?|dispensad[oa]|isent[oa]|quite'
export const MILITARY =
  `(?:stosunek do )?(?:${SERVICE}) (?:\\p{L}+ ){0,3}(?:${SERVED})(?: (?:in )?\\d{4})?|(?:${SERVED}) (?:\\p{L}+[’']?\\p{L}* ){0,3}(?:${SERVICE})|militesente|` +
  'reservista(?: \\d+| d[ea] \\p{L}+ categoria)?'

const NATION =
  'nationalite|nationalitat|staatsangehorigkeit|staatsburgerschaft|nacionalidad|ciudadania|nacionalidade|cidadania|nazionalita|cittadinanza|nationaliteit|' +
  'obywatelstwo|narodowosc'
/** The same within a sentence. */
export const NATIONALITY_SAID =
  `(?:de|di|deutscher?|mit) (?:(?:double|doble|doppia|dupla) )?(?:${NATION}) \\p{L}|(?:dual|double|doble|doppia|dupla|doppelte|dubbele|podwojne) ` +
  `(?:${NATION}|nationality|citizenship)`

const YOUNG =
  'etudiante?|homme|femme|garcon|fille|jeune|estudiante|chic[oa]|joven|ragazz[oa]|studente|studentessa|jongen|meisje|student(?:ka|in)?|jovem|rapaz|rapariga|estudante'
/** An age within a sentence, and where somebody was born and grew up. */
export const AGED_SAID =
  `(?:${YOUNG})(?: \\p{L}+){0,2}?,? (?:(?:de|di|van|von|mit|w wieku) )?\\d{2} (?:ans|anos|anni|jaar|lat|jahren?)(?!\\p{L})|agee?s? de \\d{2}|(?<!(?:experience|experiencia|esperienza|carriere|carrera|plus|mas|piu|oltre|over) )(?:de|di|van|von|mit) (?:1[6-9]|[2-5]\\d) (?:ans|anos|anni|jaar|jahren)$|` +
  `(?:suis|soy|sono|sou|bin|am|was|ben) (?:nee?|nacid[oa]|nat[oa]|nascid[oa]|geboren|born) |geburtige?|geboren(?=$|[,.;])|(?:originaire|natural|oriund[oa]|originari[oa]) d[eiu’']|im alter von \\d{2}|` +
  'w wieku \\d{2}|(?:ich bin|bin|als|i am|i[’]m|ik ben|jestem) (?:\\p{L}+ ){0,2}\\d{2}[- ]?(?:jahrige?r?|jarige?|letni[ae]?m?)(?!\\p{L})|' +
  '(?:born|geboren|nee?|nacid[oa]|nat[oa]|nascid[oa]|urodzon[ya]) (?:and|und|et|y|e|en|i) (?:raised|bred|aufgewachsen|grew|eleve\\p{L}*|criad[oa]|cresciut[oa]|opgegroeid|' +
  'getogen|wychowan[ya])'

export const NATIONALITY =
  `(?:(?:de|di|von|van|w) )?(?:\\p{L}+ )?(?:${NATION})(?: \\p{L}+)?|\\p{L}+ nationality|cittadin[oa] \\p{L}+|ciudadan[oa] \\p{L}+|` +
  'cidada[o]? \\p{L}+|citoyen(?:ne)? \\p{L}+'

/** What somebody's body and health are like. */
export const STATE_OF_HEALTH =
  '(?:non|niet|no|nao|non)[- ]?(?:smoker|fumeu(?:r|se)|fumador(?:a)?|fumatore|fumatrice|fumante|roker)|niepalac[ya]|nichtraucher(?:in)?|' +
  'travailleur (?:en situation de )?handicap(?:ee?)?(?: \\(?rqth\\)?)?|rqth|(?:schwer)?behinderung (?:\\(?gdb )?\\d{2,3} ?%?\\)?|schwerbehindert|gdb \\d{2,3}|' +
  '(?:grado de )?discapacidad (?:del? )?\\d{2,3} ?%|certificado de discapacidad|invalidita(?: civile)?(?: \\d{2,3} ?%)?|categori[ae] protett[ae](?: \\(?l\\. ?68\\S*)?|' +
  'orzeczenie o (?:stopniu )?niepelnosprawnosci|pcd(?: \\W? ?(?:deficiencia )?\\p{L}+)?|deficiencia (?:auditiva|visual|fisica|motora)'

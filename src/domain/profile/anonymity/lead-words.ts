// Words that lead to the name of whom somebody works for, each once, by what else may stand behind them.

/** In a title nothing else stands behind these: "Baker at Quill". In other texts they need a word of work before them. */
export const TITLE_LEADS = ['at', 'bei', 'bij']
/** Nothing else stands behind these in any text. */
export const SURE_LEADS = ['chez', 'presso']
/** Behind these stands an employer, or what somebody was: "ex-Quill", "formerly Head of Sales". */
export const FORMER_LEADS = ['ex', 'formerly']

/** Nouns for whom somebody works for, in ten languages: a name stands behind their colon, or behind "include". */
const NOUNS =
  'client customer employer clientele employeur kunde kunden kundin kundinnen kundenprojekte auftraggeber arbeitgeber ' +
  'referenzen cliente empleador empregador clienti committente klant klanten opdrachtgever werkgever klient klienci ' +
  'pracodawca kunder uppdragsgivare arbetsgivare oppdragsgiver arbeidsgiver'
/** Words that a name stands right behind. */
const PHRASES =
  'contracted to|contracted out to|subcontracted to|seconded to|seconded from|on behalf of|joined|left|advised|alongside|via|retained by|' +
  'pour le compte|au sein|per conto|su incarico|represented by|instructed by|brought in by|backed by|acted for|pour le compte de|pour le compte du|mandaté par|' +
  'au sein de|salarié de|salariée de|la société|le groupe|im auftrag von|im auftrag der|im namen von|im namen der|angestellt bei|' +
  'beschäftigt bei|firma|fa|por cuenta de|por encargo de|contratado por|contratada por|en nombre de|la empresa|' +
  'por conta de|por conta da|em nome de|em nome da|ao serviço da|a empresa|da empresa|per conto di|su incarico di|' +
  'dipendente di|in opdracht van|namens|gedetacheerd bij|na zlecenie|w imieniu|firmy|firmie|zatrudniony w|' +
  'zatrudniona w|zatrudniony przez|zatrudniona przez|anställd hos|ansatt i|ansat hos'
/** Words for work and for when it was, and those that lead from them to a name. */
const WORK = [
  'previously formerly currently now then later earlier recently|at with',
  'zuvor davor danach derzeit früher jetzt zuletzt aktuell heute war|bei beim',
  'auparavant avant puis ensuite actuellement depuis passé passée|chez',
  'practicante trabajado|en para',
  'eerder daarvoor daarna momenteel nu|bij',
  'tidligere tidigare nå nu|hos',
  'worked working work works consulted consulting consultant consult freelanced freelancing freelancer employed hired interned contractor contracting temped|at for by with',
  'gearbeitet tätig praktikum werkstudent werkstudentin selbständig projekte projektleiter|bei für',
  'travaillé missions mission prestataire stage consultante|pour chez',
  'trabajé trabajo trabajando proyectos consultor consultora|para en con',
  'trabalhei trabalho estagiei projetos|para na no em',
  'lavorato lavoro collaborato|per presso con',
  'gewerkt werkte werkzaam stage|voor bij',
  'pracowałam pracowałem praca staż|w dla u',
  'jobbet jobbat arbetat arbejdet|for hos för i',
].flatMap((line) => {
  const [work = '', by = ''] = line.split('|')
  return work.split(' ').flatMap((word) => by.split(' ').map((lead) => `${word} ${lead}`))
})

/** The nouns, and all that a name stands right behind in any text. */
export const LEAD_NOUNS = NOUNS.split(' ')
export const LEADS = [...SURE_LEADS, ...FORMER_LEADS, ...PHRASES.split('|'), ...WORK]

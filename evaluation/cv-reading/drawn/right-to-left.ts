import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, row, type Step } from './page-steps.ts'

const RIGHT = 540

type Script = 'hebrew' | 'arabic'

const written = (face: Script) => {
  const end = { face, align: 'right' } as const
  const heading = (text: string): Step[] => [down(12), line(RIGHT, text, { ...end, size: 16 })]
  /** Words begin at the right edge; figures and dashes between them are set on their own, as word processors do. */
  const entry = (title: string, employer: string, dates: string, text: string): Step[] => [
    down(8),
    row(cell(RIGHT, title, { ...end, size: 12 }), cell(60, dates)),
    line(RIGHT, employer, end),
    line(RIGHT, text, { ...end, size: 9 }),
  ]
  const head = (name: string, title: string): Step[] => [
    line(RIGHT, name, { ...end, size: 24 }),
    line(RIGHT, title, { ...end, size: 12 }),
    row(cell(RIGHT, 'noa@example.com', { align: 'right' }), cell(60, '+972 55 555 0142')),
  ]
  return { heading, entry, head }
}

const hebrewPage = written('hebrew')
/** Hebrew, from right to left, dates on the left in figures. */
export const hebrew = drawnCv(
  {
    kind: 'right to left',
    language: 'he',
    name: ['נועה שקד'],
    work: [
      role('מנהלת מאפייה', 'לחם הגליל', '2020-03', '2023-11'),
      role('אופה', 'קמח וסיפור', '2016-01', '2020-02'),
    ],
    education: [study('מכללת הצפון', 'טכנולוגיית מזון')],
    private: ['55 555 0142'],
  },
  hebrewPage.head('נועה שקד', 'מנהלת מאפייה'),
  hebrewPage.heading('ניסיון תעסוקתי'),
  hebrewPage.entry('מנהלת מאפייה', 'לחם הגליל', '03/2020 - 11/2023', 'ניהול צוות של תשעה אופים'),
  hebrewPage.entry('אופה', 'קמח וסיפור', '01/2016 - 02/2020', 'לחמי שאור ועוגות שמרים'),
  hebrewPage.heading('השכלה'),
  hebrewPage.entry('טכנולוגיית מזון', 'מכללת הצפון', '2012 - 2015', 'בהצטיינות'),
)

const arabicPage = written('arabic')
/** Arabic, from right to left, dates on the left in figures; its letters are joined. */
export const arabic = drawnCv(
  {
    kind: 'right to left',
    language: 'ar',
    name: ['ليلى حداد'],
    work: [
      role('مديرة المخبز', 'خبز الوادي', '2020-03', '2023-11'),
      role('خبازة', 'بيت القمح', '2016-01', '2020-02'),
    ],
    education: [study('جامعة الشمال', 'علوم الأغذية')],
    private: ['55 555 0142'],
  },
  arabicPage.head('ليلى حداد', 'مديرة المخبز'),
  arabicPage.heading('الخبرة المهنية'),
  arabicPage.entry('مديرة المخبز', 'خبز الوادي', '03/2020 - 11/2023', 'إدارة فريق من تسعة خبازين'),
  arabicPage.entry('خبازة', 'بيت القمح', '01/2016 - 02/2020', 'خبز العجين المخمر'),
  arabicPage.heading('التعليم'),
  arabicPage.entry('علوم الأغذية', 'جامعة الشمال', '2012 - 2015', 'بتقدير ممتاز'),
)

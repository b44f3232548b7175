/** Somebody who must stay anonymous, with whatever names them. */
export const PLANTED = {
  firstName: 'Siobhán',
  lastName: 'O’Connor-Quill',
  employer: 'Müllquist & Söhne GmbH',
  school: 'Brackenmoor College, Larkford',
  issuer: 'Ennerdale Institute',
  publisher: 'Larkspur Press Ltd',
  second: 'St Aldhelm’s Hospital',
}

/** What is left of their names when everything but letters and digits is taken away. */
export const TRACES = [
  ...[
    'siobhan',
    'oconnor',
    'connorquill',
    'mullquist',
    'muellquist',
    'brackenmoor',
    'ennerdale',
    'larkspur',
    'larkford',
  ],
  ...['aldhelm', 'zokonjo', '900142', 'examplecom', 'exampledot', 'kestrel77'],
] as const

/** Everyday spellings of them, one or more of which a text may hold. */
export const SPELLINGS = [
  ...[
    'Siobhan',
    'SIOBHÁN’S',
    'siobhan',
    "Siobhan O'Connor",
    'OConnor',
    'O Connor Quill',
    'S. O’Connor',
    'S O’Connor',
  ],
  ...['SiobhanOConnor', 'siobhan_oc', '@siobhan.oconnor', 's i o b h a n', 'oconnor, siobhan', 'Siobhan1985'],
  ...[
    'Muellquist und Soehne',
    'Mullquist & Sohne',
    'MÜLLQUIST',
    'Müllquist',
    'Mullquist Limited',
    'muellquist ERP',
  ],
  ...[
    'St Aldhelms Hospital',
    'ALDHELM’S',
    'Saint Aldhelms',
    'Brackenmoor',
    'BRACKENMOOR university',
    'Bracken moor',
    'a Larkford graduate',
  ],
  ...[
    'Ennerdale',
    'Ennerdale Inst.',
    'Larkspur',
    'Larkspur Press',
    'siobhan (at) example dot com',
    'so[at]example[dot]com',
  ],
  ...[
    'so@example.com',
    'https://example.com/so',
    'www.example.com',
    'example.com/in/so',
    'zokonjo',
    'github.com/zokonjo',
    'kestrel77 @gmail.com',
    'kestrel77 AT gmail com',
    'kestrel77[@]example.com',
    'github/kestrel77',
    'kestrel77.wales',
  ],
  ...[
    '+44 7700 900142',
    '07700 900 142',
    '(07700) 900142',
    '0 7 7 0 0 9 0 0 1 4 2',
    '7700 900142',
    '44 7700 900142',
    'Tel07700900142',
  ],
] as const

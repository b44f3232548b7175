import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, row, type Step } from './page-steps.ts'

const LEFT = 60

const heading = (text: string): Step[] => [down(12), line(LEFT, text, { size: 16, face: 'bold' })]
const entry = (what: string, ...points: string[]): Step[] => [
  down(8),
  line(LEFT + 8, what, { size: 12, face: 'bold' }),
  ...points.map((point) => row(cell(LEFT + 16, '•'), cell(LEFT + 32, point))),
]

/** Portuguese of Brazil: title, employer and dates in one row with bars between, and personal data above. */
export const googleDocs = drawnCv(
  {
    kind: 'Google Docs',
    language: 'pt',
    name: ['Benedita Luz Carvalhal'],
    work: [
      role('Coordenadora de Logística', 'Rota Clara', '2022-11', 'now'),
      role('Analista de Estoque', 'Armazéns do Vale Ltda', '2018-04', '2022-11'),
      role('Auxiliar de Expedição', 'Porto Seco', '2016-03', '2018-04'),
    ],
    education: [
      study('Universidade Federal de Montes Claros', 'Engenharia de Produção', 'Bachelor'),
      study('Escola Técnica do Vale', 'Logística'),
    ],
    private: [
      'Rua das Acácias',
      '16 95550-1422',
      'Data de nascimento',
      '19/04/1993',
      'Estado civil',
      'solteira',
      'Nacionalidade',
    ],
  },
  line(LEFT, 'Benedita Luz Carvalhal', { size: 24, face: 'bold' }),
  down(4),
  lines(
    LEFT,
    [
      'Endereço: Rua das Acácias, 376 - São Carlos, SP',
      'Contato: +55 16 95550-1422 | benedita@example.com',
      'Data de nascimento: 19/04/1993 | Estado civil: solteira | Nacionalidade: brasileira',
    ],
    { size: 9 },
  ),
  heading('Resumo Profissional'),
  line(LEFT, 'Dez anos entre estoques e estradas, com equipes que ficam.'),
  heading('Experiência Profissional'),
  entry(
    'Coordenadora de Logística | Rota Clara | Nov 2022 - Presente',
    'Noventa caminhões por dia',
    'Menos papel',
  ),
  entry('Analista de Estoque | Armazéns do Vale Ltda | Abr 2018 - Nov 2022', 'Inventário em dois dias'),
  entry('Auxiliar de Expedição | Porto Seco | Mar 2016 - Abr 2018', 'Cargas da noite'),
  heading('Formação Acadêmica'),
  line(LEFT, 'Universidade Federal de Montes Claros', { size: 12, face: 'bold' }),
  line(LEFT, 'Bacharelado em Engenharia de Produção (2011 - 2015)'),
  down(4),
  line(LEFT, 'Escola Técnica do Vale', { size: 12, face: 'bold' }),
  line(LEFT, 'Técnico em Logística (2009 - 2010)'),
  heading('Habilidades'),
  lines(LEFT, ['Idiomas: Inglês (Fluente), Espanhol (Básico)', 'Ferramentas: Excel, SAP, Power BI']),
)

import { expect, test } from 'vitest'
import { isCommonRole, roleScore } from './role-words.ts'

test.each([
  ...[
    'Warehouse Operative',
    'Night Porter',
    'Bricklayer',
    'Aide-soignante',
    'Préparatrice de commandes',
    'Altenpflegerin',
    'Industriemechaniker',
  ],
  ...[
    'Physiotherapeutin',
    'Kassierfachkraft',
    'Albañil',
    'Teleoperadora',
    'Garçonete',
    'Costureira',
    'Magazziniere',
    'Restauratrice di affreschi',
  ],
  ...[
    'Loodgieter',
    'Pielęgniarka',
    'Kierowca',
    'Účetní',
    'Řidič',
    'Undersköterska',
    'Projektledare',
    'Sykepleier',
    'Sairaanhoitaja',
    'Învățător',
  ],
  ...[
    'Öğretmen',
    'Satış danışmanı',
    'Szakács',
    'Медсестра',
    'Повар',
    'Νοσηλευτής',
    'محاسب',
    'مديرة المخبز',
    'מתכנתת',
    'אופה',
  ],
])('%j is a role', (text) => expect(roleScore(text)).toBe(1))

test.each(['SQL Server', 'Kraft & Frau', 'شركة النيل', 'Sykehus Nord', 'ООО Ромашка', 'חברת הקמח'])(
  '%j is none',
  (text) => expect(roleScore(text)).toBeLessThanOrEqual(0),
)

test('somebody called like a rare trade is not taken for one', () => {
  expect(isCommonRole('Ana Pastor')).toBe(false)
  expect(isCommonRole('Kernel Engineer')).toBe(true)
})

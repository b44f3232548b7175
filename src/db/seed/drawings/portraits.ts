import { brows, portrait } from './portrait.ts'

export const NIAMH = portrait({
  ground: '#bfe0ea',
  skin: '#8a5a3c',
  shade: '#6f4530',
  hair: '#231a1c',
  clothes: '#e3a23b',
  behind: '<path d="M60 7c-25 0-37 17-36 37 1 11 5 18 10 21h52c5-3 9-10 10-21C97 24 85 7 60 7z"/>',
  collar: '<path fill="#c98a28" d="M45 88c4 9 26 9 30 0l5 2c-4 15-36 15-40 0z"/>',
  inFront: '<path d="M35 52c0-8 2-13 6-17 9 2 29 2 38 0 4 4 6 9 6 17 4-16-2-35-25-35S31 36 35 52z"/>',
  details: `${brows('#231a1c')}<g fill="#f4c95d"><circle cx="35" cy="62" r="2.2"/><circle cx="85" cy="62" r="2.2"/></g>`,
})

export const TOMAS = portrait({
  ground: '#d9e4cf',
  skin: '#d9a27c',
  shade: '#bf855f',
  hair: '#3b2a22',
  clothes: '#2f5d50',
  collar: '<path fill="#f3efe6" d="M48 87l12 12 12-12 5 3-11 15h-12L43 90z"/>',
  inFront:
    '<path d="M35 50c-3-20 7-33 26-33 17 0 28 11 24 33-2-6-4-10-8-13-9 1-20-1-27-6-3 6-9 11-15 19z"/><path d="M36.5 58c2 14 8 27 23.5 27s21.5-13 23.5-27c-3 5-6 7-10 6.5-5-1.5-22-1.5-27 0-4 .5-7-1.5-10-6.5zM52 69.5c4-1.5 12-1.5 16 0-2 4-14 4-16 0z" fill-rule="evenodd"/>',
  details: `${brows('#3b2a22')}<g fill="none" stroke="#2a2430" stroke-width="1.8"><circle cx="50" cy="53" r="7.5"/><circle cx="70" cy="53" r="7.5"/><path d="M57.5 52c1.6-1.2 3.4-1.2 5 0"/></g>`,
})

export const DARA = portrait({
  ground: '#f2d3c4',
  skin: '#6b4230',
  shade: '#533224',
  hair: '#1d1719',
  clothes: '#2f6f94',
  behind: '<path d="M60 14c-21 0-30 14-30 32v58c0 4 14 4 14 0V60h32v44c0 4 14 4 14 0V46c0-18-9-32-30-32z"/>',
  collar: '<path fill="#e9f1f5" d="M47 88l13 15 13-15 4 2-15 19h-4L43 90z"/>',
  inFront:
    '<path d="M35 50c-2-20 8-33 25-33s27 13 25 33c-2-10-9-18-25-22-16 4-23 12-25 22z"/><path fill="none" stroke="#3a2c2e" stroke-width="1.6" d="M60 18v9M50 20c1 3 2 6 2 9M70 20c-1 3-2 6-2 9M42 26c2 3 3 5 4 8M78 26c-2 3-3 5-4 8"/>',
  details: brows('#1d1719'),
})

export const LEA = portrait({
  ground: '#dcd6ee',
  skin: '#f0c9ae',
  shade: '#d9a88a',
  hair: '#a4532b',
  clothes: '#f5f1ea',
  behind: '<path d="M60 13c-21 0-32 15-32 36 0 14 0 24 4 30h56c4-6 4-16 4-30 0-21-11-36-32-36z"/>',
  collar:
    '<path fill="none" stroke="#2c3f66" stroke-width="3.4" d="M31 98c16 9 42 9 58 0M22 108c20 10 56 10 76 0M18 119c24 8 60 8 84 0"/>',
  inFront: '<path d="M33 56c-2-24 8-39 27-39s29 15 27 39c-3-6-4-11-5-17-14 4-30 4-44 0-1 6-2 11-5 17z"/>',
  details:
    '<g fill="#eaa48f" opacity=".55"><circle cx="44.5" cy="63" r="4"/><circle cx="75.5" cy="63" r="4"/></g>',
})

export const MAREN = portrait({
  ground: '#f3e2b8',
  skin: '#f2cfb8',
  shade: '#d8ab91',
  hair: '#c9a25a',
  clothes: '#333a4d',
  behind: '<circle cx="60" cy="14" r="11"/>',
  collar:
    '<path fill="#f7f4ee" d="M50 88l10 20 10-20z"/><path fill="#454d63" d="M46 88l14 25-19-14zM74 88 60 113l19-14z"/>',
  inFront: '<path d="M35 52c-3-20 7-34 25-34s28 14 25 34c-2-9-5-14-9-18-12 3-24-1-30-6-4 6-9 12-11 24z"/>',
  details: brows('#a37f3d'),
})

export const RAVI = portrait({
  ground: '#cfe3e0',
  skin: '#b87b52',
  shade: '#9a6340',
  hair: '#2a211f',
  clothes: '#7a3b3f',
  collar: '<path fill="#f3efe6" d="M48 87l12 13 12-13 5 3-12 17h-10L43 90z"/>',
  inFront:
    '<path d="M35.5 56c1 16 7 33 24.5 33s23.5-17 24.5-33c-3 6-6 8-10 8-5-1.5-24-1.5-29 0-4 0-7-2-10-8zM52 69.5c4-1.5 12-1.5 16 0-2 4-14 4-16 0z" fill-rule="evenodd"/>',
  details: `${brows('#2a211f')}<path fill="#26547c" d="M33 46C27 20 42 8 60 8s33 12 27 38c-8-8-17-12-27-12s-19 4-27 12z"/><path fill="none" stroke="#3f7199" stroke-width="2" d="M36 36c10-8 22-12 40-20M33 43c12-12 30-16 48-20M60 34c9-4 17-6 25-4"/>`,
})

export const IMOGEN = portrait({
  ground: '#e5d9d3',
  skin: '#e8bfa3',
  shade: '#cb9a7c',
  hair: '#b9bcc4',
  clothes: '#4a6b5d',
  collar: '<path fill="#3b574b" d="M45 86h30l4 6c-6 13-32 13-38 0z"/>',
  inFront:
    '<path d="M33 54c-4-24 7-38 27-38 21 0 31 15 27 38-2-4-4-8-5-13-3-3-6-5-9-9-8 5-19 7-31 6-4 4-6 9-9 16z"/>',
  details: `${brows('#8d9099')}<g fill="none" stroke="#7a2f46" stroke-width="1.8"><rect x="42" y="47.5" width="15.5" height="11.5" rx="4"/><rect x="62.5" y="47.5" width="15.5" height="11.5" rx="4"/><path d="M57.5 51.5h5"/></g>`,
})

/** What descriptions are made of. Words in braces are filled in: a skill, the company, the town, a number. */
export type Phrases = {
  headings: { work: string; you: string; offer: string }
  openings: readonly string[]
  duties: readonly string[]
  objects: readonly string[]
  ends: readonly string[]
  wishes: readonly string[]
  offers: readonly string[]
}

export const ENGLISH: Phrases = {
  headings: { work: 'What you will do', you: 'What you bring', offer: 'What we offer' },
  openings: [
    '{company} is looking for somebody to join a team of {number} in {town}.',
    'Our work in {town} grows, and a team of {number} needs one more pair of hands.',
    'For {number} years {company} has worked for people in and around {town}.',
    'You would take over from a colleague who retires after {number} years.',
    'This is a new post, made because customers ask for more than we can do today.',
  ],
  duties: [
    'You plan and carry out',
    'You look after',
    'Together with two colleagues you improve',
    'You answer for',
    'Every week you check',
    'You explain to customers',
    'You write down and hand over',
    'You help newcomers with',
    'On your own or in pairs you prepare',
    'You compare and choose',
  ],
  objects: [
    'everything that has to do with {skill}',
    'the daily round, {skill} included',
    'orders, from the first call to the last invoice',
    'the plans for the coming {number} weeks',
    'our standards for {skill}',
    'records that an auditor can follow',
    'small repairs and the list of larger ones',
    'a part of the work that nobody owned before',
    'the tools we use for {skill}',
    'visits to our {number} sites',
  ],
  ends: [
    'and say early when something does not add up',
    'so that the next shift finds everything in its place',
    'with a budget of your own',
    'while deadlines stay where they are',
    'and share what you learned on Fridays',
    'together with partners in {town}',
    'in a way that others can repeat',
    'with an eye on safety',
    'and measure whether it helped',
    'as people would want it done for themselves',
  ],
  wishes: [
    'You have worked with {skill}, at best for some years.',
    'You write clearly and listen well.',
    'You know {skill}, or are keen to learn it here.',
    'You keep calm when three things happen at once.',
    'You like working with people who are not like you.',
    'A driving licence helps, because some sites are far from a station.',
    'You have shown somewhere that you finish what you begin.',
  ],
  offers: [
    'Twenty-eight days of leave, and your birthday.',
    'A pension to which we pay twice what you pay.',
    'Working hours that you agree with your team.',
    'A week of courses every year, of your own choice.',
    'A contribution to your journey, by train or by bicycle.',
    'A canteen whose soup is better than its reputation.',
    'Parental leave on full pay for {number} weeks.',
  ],
}

export const FRENCH: Phrases = {
  headings: { work: 'Vos missions', you: 'Votre profil', offer: 'Ce que nous offrons' },
  openings: [
    '{company} cherche une personne pour rejoindre une équipe de {number} à {town}.',
    'Notre activité à {town} se développe et une équipe de {number} a besoin de renfort.',
    'Depuis {number} ans, {company} travaille pour les habitants de {town} et des environs.',
    'Vous succéderez à une collègue qui part à la retraite après {number} ans.',
    'Ce poste est une création, car nos clients demandent plus que nous ne pouvons faire.',
  ],
  duties: [
    'Vous préparez et réalisez',
    'Vous suivez',
    'Avec deux collègues, vous améliorez',
    'Vous répondez de',
    'Chaque semaine, vous contrôlez',
    'Vous expliquez aux clients',
    'Vous rédigez et transmettez',
    'Vous accompagnez les nouveaux dans',
    'Seul ou en binôme, vous organisez',
    'Vous comparez et choisissez',
  ],
  objects: [
    'tout ce qui touche à la compétence {skill}',
    'le travail quotidien, {skill} compris',
    'les commandes, du premier appel à la dernière facture',
    'le programme des {number} semaines à venir',
    'nos règles pour {skill}',
    'des dossiers qu’un contrôleur peut relire',
    'les petites réparations et la liste des grandes',
    'une partie du travail dont personne ne s’occupait',
    'les outils que nous utilisons pour {skill}',
    'les visites de nos {number} sites',
  ],
  ends: [
    'et signalez tôt ce qui ne va pas',
    'pour que l’équipe suivante trouve tout à sa place',
    'avec un budget propre',
    'dans le respect des délais',
    'et partagez le vendredi ce que vous avez appris',
    'avec nos partenaires à {town}',
    'de façon que d’autres puissent le refaire',
    'en veillant à la sécurité',
    'et mesurez si cela a servi',
    'comme chacun le voudrait pour soi-même',
  ],
  wishes: [
    'Vous avez pratiqué {skill}, idéalement pendant quelques années.',
    'Vous écrivez clairement et savez écouter.',
    'Vous connaissez {skill}, ou souhaitez l’apprendre ici.',
    'Vous gardez votre calme quand trois choses arrivent à la fois.',
    'Vous aimez travailler avec des personnes différentes de vous.',
    'Le permis de conduire est utile, certains sites étant loin d’une gare.',
    'Vous avez montré que vous terminez ce que vous commencez.',
  ],
  offers: [
    'Vingt-huit jours de congé, et votre anniversaire.',
    'Une retraite complémentaire prise en charge aux deux tiers.',
    'Des horaires convenus avec votre équipe.',
    'Une semaine de formation par an, à votre choix.',
    'Une participation à vos trajets, en train ou à vélo.',
    'Une cantine dont la soupe vaut mieux que sa réputation.',
    'Un congé parental payé pendant {number} semaines.',
  ],
}

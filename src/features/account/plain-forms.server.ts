import { answerPlainForm } from './plain-form.server.ts'

export function answerSignInForm(request: Request): Promise<Response> {
  return answerPlainForm(request, {
    endpoint: '/sign-in/email',
    page: '/auth/signin',
    keeps: ['email'],
    toBody: (field) => ({ email: field('email').trim(), password: field('password') }),
  })
}

export function answerSignUpForm(request: Request): Promise<Response> {
  return answerPlainForm(request, {
    endpoint: '/sign-up/email',
    page: '/auth/signup',
    keeps: ['type', 'firstName', 'lastName', 'email'],
    toBody: (field) => ({
      type: field('type'),
      firstName: field('firstName'),
      lastName: field('lastName'),
      name: `${field('firstName')} ${field('lastName')}`,
      email: field('email').trim(),
      password: field('password'),
    }),
  })
}

import { expect, test } from 'vitest'
import { splitJobs } from './split-jobs.ts'

test('jobs are told apart whatever they hold', () => {
  const first = '<job><jobtype>x</jobtype><description><![CDATA[</job><job>]]></description></job>'
  const second = '<JOB id="2"><!-- </job> --><title>b</title></JOB>'
  expect(splitJobs(`<?xml version="1.0"?><source>${first}\n${second}</source>`)).toEqual([first, second])
})

test('a job that is never closed ends where the next begins', () => {
  expect(splitJobs('<job><title>a</title><job><title>b</title></job>')).toEqual([
    '<job><title>a</title>',
    '<job><title>b</title></job>',
  ])
  expect(splitJobs('<job><title>a')).toEqual(['<job><title>a'])
})

test('what is no job is none', () => {
  expect(splitJobs('')).toEqual([])
  expect(splitJobs('<source><jobs/></source>')).toEqual([])
  expect(splitJobs('<![CDATA[<job></job>')).toEqual([])
})

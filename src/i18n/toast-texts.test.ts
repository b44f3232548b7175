import { expect, test } from 'vitest'
import { englishMessages } from './messages.ts'
import { translateText } from './translate.ts'

test.each([
  ['account.signOut.done', 'Signed out successfully'],
  ['media.picture.updated', 'Profile picture updated'],
  ['media.picture.uploadFailed', 'Failed to upload profile picture'],
  ['media.picture.updateFailed', 'Failed to update profile picture'],
  ['media.upload.failed', 'Upload failed'],
  ['organization.toast.activateFailed', 'Failed to set active organisation'],
  ['organization.toast.activated', 'Active organisation set successfully'],
  ['organization.toast.created', 'Company profile created successfully'],
  ['organization.toast.updated', 'Company profile updated successfully'],
  ['media.video.saved', 'Video saved successfully'],
  ['media.video.uploaded', 'Video uploaded successfully'],
  ['media.upload.notVideo', 'Uploaded file is not a video'],
  ['media.upload.notImage', 'Uploaded file is not an image'],
  ['media.upload.noFile', 'No file uploaded'],
])(
  'the message %s is the text of the specification, letter for letter: %s',
  { tags: ['R202'] },
  (key, text) => {
    expect(translateText('en', englishMessages(), key)).toBe(text)
  },
)

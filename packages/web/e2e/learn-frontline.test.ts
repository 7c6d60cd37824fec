import { useHouse } from './harness.ts'
import { testLesson } from './lesson.ts'

testLesson(useHouse(), {
  id: 'frontline',
  name: 'the guided battle of Frontline',
  first: '.coach-next',
  bubbles: ['hand', 'move', 'react', 'cover', 'won'],
  end: 'won',
  ends: 'over',
  last: /Dix-neuf batailles/,
})

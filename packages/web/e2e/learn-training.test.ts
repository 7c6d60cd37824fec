import { useHouse } from './harness.ts'
import { testLesson } from './lesson.ts'

testLesson(useHouse(), {
  id: 'training',
  name: 'the training battle',
  first: '.coach-next',
  bubbles: ['planner', 'odds', 'stand', 'yours'],
  end: 'yours',
  ends: 'played on',
  last: /Vous savez l’essentiel/,
})

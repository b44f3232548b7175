import { bidWriter } from './bid-writer.ts'
import { bridgeInspectionEngineer } from './bridge-inspection-engineer.ts'
import { civilEngineerFloodDefences } from './civil-engineer-flood-defences.ts'
import { civilEngineeringApprentice } from './civil-engineering-apprentice.ts'
import { clinicalSkillsTutor } from './clinical-skills-tutor.ts'
import { coastalScientist } from './coastal-scientist.ts'
import { customerSuccessManager } from './customer-success-manager.ts'
import type { DemoJob } from './demo-job.ts'
import { drainageDesignEngineer } from './drainage-design-engineer.ts'
import { energyManager } from './energy-manager.ts'
import { floodDataAnalyst } from './flood-data-analyst.ts'
import { frontEndDeveloperMaps } from './front-end-developer-maps.ts'
import { gisDataEngineer } from './gis-data-engineer.ts'
import { hrAdviser } from './hr-adviser.ts'
import { lidarSurveyAnalyst } from './lidar-survey-analyst.ts'
import { productDesigner } from './product-designer.ts'
import { registeredNurseAcuteMedicine } from './registered-nurse-acute-medicine.ts'
import { seniorFullStackDeveloper } from './senior-full-stack-developer.ts'
import { siteManagerRiverWorks } from './site-manager-river-works.ts'
import { sousChef } from './sous-chef.ts'
import { welcomeDeskVolunteer } from './welcome-desk-volunteer.ts'

/** The twenty jobs of the demo: all open but one draft and one that was filled. */
export const DEMO_JOBS: DemoJob[] = [
  civilEngineerFloodDefences,
  drainageDesignEngineer,
  bridgeInspectionEngineer,
  siteManagerRiverWorks,
  civilEngineeringApprentice,
  coastalScientist,
  bidWriter,
  gisDataEngineer,
  floodDataAnalyst,
  seniorFullStackDeveloper,
  frontEndDeveloperMaps,
  productDesigner,
  customerSuccessManager,
  lidarSurveyAnalyst,
  registeredNurseAcuteMedicine,
  sousChef,
  clinicalSkillsTutor,
  hrAdviser,
  energyManager,
  welcomeDeskVolunteer,
]

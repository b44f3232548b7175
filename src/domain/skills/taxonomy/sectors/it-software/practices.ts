export const PRACTICES = `
  Software testing | QA testing; software quality assurance; software QA; test execution; system testing; Softwaretests; tests logiciels; pruebas de software | Manual testing; Test automation
  Manual testing | manual QA; exploratory testing; functional testing; black-box testing | Regression testing
  Test automation | automated testing; automated tests; automation testing; QA automation; test scripting | Selenium; Playwright; Cypress
  Unit testing | unit tests; writing unit tests; unit test automation; xUnit | Jest; JUnit; pytest; Test-driven development
  JUnit | JUnit 5; JUnit tests | TestNG
  TestNG | Test NG |
  pytest | py.test; pytest tests |
  Jest | Jest tests; React Testing Library | Vitest; Mocha; Test automation
  Vitest | Vitest tests | Mocha
  Mocha | Mocha.js; Mocha and Chai; Jasmine |
  Test-driven development | TDD; test-first development; test driven | Behaviour-driven development
  Behaviour-driven development | BDD; Cucumber tests; Gherkin; SpecFlow; behavior-driven development | Test automation
  Integration testing | end-to-end testing; E2E testing; E2E tests; integration tests | Test automation
  API testing | SoapUI; REST Assured; service testing; testing APIs | Integration testing; Postman
  Postman | Postman API; Postman collections |
  Selenium | Selenium WebDriver; Selenium IDE | Playwright; Cypress
  Cypress | Cypress.io; Cypress testing | Playwright
  Playwright | Microsoft Playwright; Playwright tests |
  Mobile app testing | Appium; mobile testing; Espresso testing; XCUITest | Test automation
  Performance testing | load testing; stress testing; JMeter; Gatling; k6 load testing | Web performance
  Regression testing | smoke testing; sanity testing; regression tests |
  User acceptance testing | UAT; acceptance testing; user testing of releases | Manual testing
  Test management | test planning; test strategy; test plans; test case design; test cases | Software testing; ISTQB
  ISTQB | ISTQB Foundation; ISEB; certified tester | Software testing
  Agile development | agile; agile methodology; agile methods; agile software development; agile working; agile Softwareentwicklung; agile Methoden; méthodes agiles; méthode agile; metodologías ágiles | Scrum; Kanban
  Scrum | Scrum framework; sprint planning; Scrum ceremonies; Certified ScrumMaster; PSM I; daily stand-up; stand-ups; standups; daily standups; sprint retrospectives; retrospectives | Kanban
  Kanban | Kanban boards; Kanban method; Scrumban |
  Scaled agile | SAFe; Scaled Agile Framework; LeSS framework; Large-Scale Scrum | Scrum
  Jira | Atlassian Jira; Jira administration; Jira Software |
  Confluence | Atlassian Confluence; wiki administration; team wikis |
  Requirements analysis | requirements gathering; requirements elicitation; requirements engineering; business requirements; user stories; Anforderungsanalyse; Anforderungsmanagement; analyse des besoins; recueil des besoins; análisis de requisitos; toma de requisitos | Business analysis
  Business analysis | business systems analysis; gap analysis; BCS business analysis; CBAP; as-is and to-be analysis | Process modelling
  Process modelling | BPMN; process mapping; business process modelling; business process mapping; Visio process maps | UML
  UML | Unified Modelling Language; use case diagrams; sequence diagrams; Unified Modeling Language |
  Product management | digital product management; product strategy; product ownership; managing products | Product roadmapping; Backlog management
  Product roadmapping | product roadmaps; roadmap planning; roadmapping; product planning | Backlog management
  Backlog management | backlog refinement; backlog grooming; backlog prioritisation; product backlog |
  Product discovery | opportunity assessment; customer discovery; MVP definition; jobs to be done | Product management; User research
  Technical leadership | tech lead; technical direction; leading developers; engineering leadership | Software architecture; Engineering management
  Engineering management | software team management; managing developers; engineering team management |
  IT project management | software project management; technical project management; IT projects; managing IT projects | Project management; Scrum
  Release management | release planning; deployment management; software releases; change and release management | CI/CD
  IT service management | ITSM; ITIL; ITIL Foundation; ITIL v4; service delivery management | ServiceNow; IT support
  ServiceNow | Service Now; ServiceNow administration; SNOW platform |
  IT support | IT helpdesk; desktop support; service desk; first-line support; 1st line support; user support; 2nd line support; Anwenderbetreuung; Benutzerbetreuung; support informatique; assistance informatique; support utilisateurs; soporte informático; soporte técnico informático; soporte a usuarios | Systems administration; Hardware maintenance
  Hardware maintenance | PC repair; computer repair; hardware troubleshooting; PC building; laptop repair; CompTIA A+ | Remote support tools
  IT asset management | ITAM; software licensing; software asset management; hardware inventory |
  IT strategy | IT roadmaps; technology strategy; IT governance; COBIT; IT leadership | Digital transformation
  Digital transformation | digitalisation; digitisation of processes; digital change; digitalization |
  SAP | SAP ERP; SAP ECC; S/4HANA; SAP S/4HANA; SAP R/3; SAP HANA | ERP systems
  ABAP | SAP ABAP; ABAP programming; SAP development; SAP Fiori |
  ERP systems | ERP; enterprise resource planning; ERP software; ERP implementation | Microsoft Dynamics 365; Oracle ERP
  Microsoft Dynamics 365 | Dynamics 365; D365; Dynamics NAV; Business Central; Navision; Dynamics AX | NetSuite; SAP
  Oracle ERP | Oracle E-Business Suite; Oracle EBS; Oracle Fusion; Oracle Financials; Oracle Cloud ERP | SAP; NetSuite
  NetSuite | Oracle NetSuite; Net Suite | Odoo
  Odoo | OpenERP; Odoo ERP | ERP systems
  Salesforce administration | Salesforce admin; Salesforce configuration; Certified Salesforce Administrator | Salesforce; Salesforce development
  Salesforce development | Apex; Lightning Web Components; LWC; Visualforce; SOQL |
  Power Platform | Power Apps; PowerApps; Power Automate; Microsoft Flow; Microsoft Power Platform | Low-code development; Robotic process automation
  Low-code development | low code; no-code; OutSystems; Mendix; no-code tools |
  Robotic process automation | RPA; UiPath; Blue Prism; Automation Anywhere; process automation bots | Business process automation
  Business process automation | workflow automation; Zapier; n8n; Make automation; automating workflows | Power Platform
  Game development | games programming; game programming; gameplay programming; video game development | Unity; Unreal Engine; Godot
  Godot | Godot Engine; GDScript | Unity
  Unity | Unity3D; Unity 3D; Unity engine | Unreal Engine
  Unreal Engine | UE4; UE5; Unreal; Unreal Blueprints |
  Graphics programming | OpenGL; DirectX; Vulkan; shader programming; GLSL; rendering engines | Game development
  Augmented and virtual reality | AR/VR; virtual reality; augmented reality; XR; extended reality; VR development | Unity
  Firmware development | firmware; microcontroller programming; bare-metal programming; STM32 | Embedded systems; C
  Embedded Linux | Linux embedded; Linux for embedded systems | Embedded systems
  Yocto | Yocto Project; OpenEmbedded; BitBake; Yocto Linux | Embedded Linux
  Buildroot | Buildroot Linux | Embedded Linux; Yocto
  Linux kernel development | Linux kernel; device drivers; Linux device drivers; kernel drivers; kernel modules | Embedded Linux; C
  Real-time operating systems | RTOS; FreeRTOS; Zephyr RTOS; VxWorks; real-time operating system; Echtzeitbetriebssysteme | Firmware development; Embedded systems
  Internet of Things | IoT; MQTT; connected devices; IIoT; Azure IoT | Embedded systems
  CUDA | GPU programming; GPGPU; Nvidia CUDA; OpenCL | High-performance computing
  High-performance computing | HPC; Slurm; MPI programming; supercomputing; OpenMP |
  Blockchain development | smart contracts; Solidity; Ethereum; Web3; blockchain; distributed ledger technology |
  Developer relations | developer advocacy; DevRel; developer evangelism; developer community |
`

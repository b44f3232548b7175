export const PROGRAMMING = `
  JavaScript | JS; Java Script; ECMAScript; ES6; vanilla JavaScript | TypeScript
  TypeScript | TS; Type Script |
  Python | Python 3; Python programming; Python scripting; Python development; Python-Programmierung; développement Python; programación en Python |
  Java | Java SE; Core Java; J2SE; Java programming; Java development; Java-Programmierung; Java-Entwicklung; développement Java; desarrollo Java | Kotlin; C#; Scala
  Java EE | Jakarta EE; J2EE; JEE; Java Enterprise Edition | Spring Framework; Java
  Kotlin | Kotlin programming; Kotlin development | Swift
  Scala | Scala programming; Scala development | Kotlin
  Groovy | Apache Groovy; Groovy scripting | Java
  C | C language; C programming; Embedded C; ANSI C | C++
  C++ | CPP; C plus plus; C/C++; Visual C++; modern C++ | Rust
  C# | C Sharp; CSharp; C# programming; Visual C# | Visual Basic .NET
  F# | F Sharp; FSharp | C#; Haskell
  Visual Basic .NET | VB.NET; VB .NET; Visual Basic; VB6 | VBA
  VBA | Visual Basic for Applications; Excel macros; Excel VBA; macro writing |
  .NET | dotnet; dot net; .NET Core; .NET Framework; Microsoft .NET | C#; ASP.NET
  ASP.NET | ASP.NET Core; ASP.NET MVC; ASP .NET; Active Server Pages | Blazor
  Blazor | Blazor Server; Blazor WebAssembly |
  PHP | PHP 8; PHP7; PHP programming; PHP development | Laravel; Symfony
  Laravel | Laravel framework; Laravel PHP | Symfony; Ruby on Rails
  Symfony | Symfony framework; Symphony framework |
  Ruby | Ruby language; Ruby programming | Ruby on Rails
  Ruby on Rails | Rails; RoR; Ruby/Rails | Django
  Go | Golang; Go language; Go programming | Rust
  Rust | Rust language; Rustlang; Rust programming |
  Swift | Swift language; Swift programming | Objective-C
  Objective-C | ObjC; Obj-C; Objective C language |
  Dart | Dart language; Dart programming | Flutter
  Perl | Perl 5; Perl scripting | Python; Bash
  Lua | Lua scripting; LuaJIT |
  Haskell | Haskell programming; GHC | Scala; Functional programming
  Elixir | Elixir language; Elixir Phoenix | Erlang; Ruby
  Erlang | Erlang/OTP; Erlang programming |
  Clojure | ClojureScript; Clojure programming | Scala; Haskell
  Julia | Julia language; Julia programming | Python; MATLAB
  COBOL | Cobol programming; Enterprise COBOL | Mainframe
  Fortran | Fortran 90; Fortran programming |
  Assembly language | assembler; x86 assembly; ARM assembly; machine code | C
  Delphi | Object Pascal; Pascal; Embarcadero Delphi |
  Bash | shell scripting; shell scripts; Bash scripting; Unix shell; zsh | PowerShell
  PowerShell | Power Shell; Windows PowerShell; PowerShell scripting |
  SQL | Structured Query Language; SQL queries; SQL querying; writing SQL; SQL programming; SQL-Abfragen; requêtes SQL; consultas SQL |
  PL/SQL | PLSQL; Oracle PL/SQL; Oracle stored procedures | SQL; Transact-SQL
  Transact-SQL | T-SQL; TSQL; stored procedures | SQL
  Regular expressions | regex; regexp; regexes |
  XML | XSLT; XSD; XPath; Extensible Markup Language | JSON
  JSON | JSON Schema; JavaScript Object Notation |
  HTML | HTML5; XHTML; HyperText Markup Language; HTML/CSS | CSS
  CSS | CSS3; Cascading Style Sheets; style sheets; CSS animations | Sass; Tailwind CSS
  Sass | SCSS; Less CSS; CSS preprocessors |
  Tailwind CSS | Tailwind; TailwindCSS | Bootstrap
  Bootstrap | Bootstrap CSS; Bootstrap 5; Twitter Bootstrap | CSS
  React | React.js; ReactJS; React JS; React hooks | Vue.js; Angular; Svelte; Next.js
  Vue.js | Vue; VueJS; Vue JS; Vue 3 | Angular; Svelte; Nuxt
  Angular | AngularJS; Angular.js; Angular JS; Angular 2+ |
  Svelte | SvelteKit; Svelte.js; SvelteJS |
  Next.js | NextJS; Next JS | Nuxt; Remix
  Nuxt | Nuxt.js; NuxtJS |
  Remix | Remix Run; React Router; Remix.js | TanStack
  TanStack | TanStack Query; React Query; TanStack Router; TanStack Start |
  Redux | Redux Toolkit; RTK Query; front-end state management | React
  jQuery | jQuery UI; J Query | JavaScript
  Web components | custom elements; shadow DOM; LitElement | React; Storybook
  Storybook | UI component library; Storybook.js |
  Webpack | Web pack; module bundlers; JavaScript bundling | Vite
  Vite | Vite.js; ViteJS |
  npm | Node package manager; pnpm; Yarn |
  D3.js | D3; D3JS; Data-Driven Documents; Observable Plot | Data visualisation
  Three.js | ThreeJS; WebGL; 3D on the web | Graphics programming
  MapLibre | MapLibre GL; MapLibre GL JS; Map Libre | Mapbox; Leaflet; OpenLayers
  Mapbox | Mapbox GL; Mapbox GL JS; Map Box | Leaflet; OpenLayers
  Leaflet | Leaflet.js; LeafletJS | OpenLayers
  OpenLayers | Open Layers; OpenLayers.js |
  Node.js | NodeJS; Node JS; Node; server-side JavaScript | Express.js; JavaScript
  Express.js | ExpressJS; Express; Express JS | NestJS; Fastify
  Fastify | Fastify.js | Node.js
  NestJS | Nest.js; Nest JS | Node.js
  Django | Django REST framework; DRF; Python Django | Flask; FastAPI
  Flask | Python Flask; Flask framework | FastAPI
  FastAPI | Fast API; Pydantic |
  Spring Framework | Spring; Spring Boot; SpringBoot; Spring MVC; Spring Cloud | Quarkus; Java
  Quarkus | Quarkus framework; Red Hat Quarkus |
  Hibernate | JPA; Java Persistence API; Spring Data JPA | Object-relational mapping
  Entity Framework | EF Core; Entity Framework Core; LINQ | Object-relational mapping; .NET
  Object-relational mapping | ORM; object-relational mappers; SQLAlchemy; Prisma; TypeORM |
  React Native | ReactNative; Expo; React Native development | Flutter; Mobile development
  Flutter | Flutter SDK; Flutter development; FlutterFlow | Mobile development
  Ionic | Ionic Framework; Ionic Capacitor | React Native; Flutter; Apache Cordova
  Apache Cordova | Cordova; PhoneGap |
  Xamarin | .NET MAUI; Xamarin.Forms; MAUI | C#; Flutter
  iOS development | iPhone development; iOS apps; SwiftUI; UIKit; Xcode | Swift; Mobile development
  Android development | Android apps; Android SDK; Android Studio; Jetpack Compose | Kotlin; Mobile development
  Mobile development | mobile app development; app development; mobile apps; mobile applications | Progressive web apps
  Web development | website development; web dev; web programming; website building; web application development; Webentwicklung; développement web; desarrollo web | Front-end development; Back-end development
  Front-end development | front end; frontend; frontend development; front-end web development; UI development | Full-stack development
  Back-end development | back end; backend; backend development; server-side development; server-side programming | Full-stack development
  Full-stack development | full stack; fullstack; full stack web development |
  Software development | software engineering; programming; coding; computer programming; application development; software programming; Softwareentwicklung; développement logiciel; développement de logiciels; desarrollo de software | Full-stack development; Back-end development
  Responsive design | responsive web design; mobile-first design; RWD; media queries | CSS; Web design
  Progressive web apps | PWA; PWAs; service workers; offline-first apps | Front-end development
  Web performance | Core Web Vitals; page speed; front-end performance; website speed optimisation |
  Headless CMS | headless content management; API-first CMS; Contentful | Content management systems
  Drupal | Drupal CMS; Drupal development; Drupal 10 | WordPress; TYPO3; Joomla
  TYPO3 | TYPO3 CMS; Typo 3 |
  Joomla | Joomla CMS; Joomla development | WordPress
  Adobe Experience Manager | AEM; AEM Sites | Sitecore
  Sitecore | Sitecore CMS; Sitecore XP |
  E-commerce development | ecommerce development; online shop development; webshop development | Shopify; Magento
  Magento | Adobe Commerce; Magento 2 | Shopify; WooCommerce
  WooCommerce | Woo Commerce; WordPress shops | WordPress
  Payment integration | payment gateways; payment gateway integration; Stripe; Stripe API |
  Software localisation | internationalisation; i18n; l10n; software localization; internationalization | Translation
  Web scraping | web crawling; data scraping; BeautifulSoup; Scrapy |
  REST APIs | REST; REST API; RESTful APIs; RESTful web services; API development; HTTP APIs | GraphQL; API design
  GraphQL | Graph QL; Apollo GraphQL; Apollo Client | gRPC
  gRPC | Protocol Buffers; protobuf; GRPC services |
  SOAP | SOAP web services; WSDL; SOAP API | REST APIs
  WebSockets | web sockets; Socket.IO; real-time web |
  API design | OpenAPI; Swagger; API specification; API management |
  OAuth | OAuth 2.0; OpenID Connect; OIDC; JWT | Identity and access management
  Systems integration | system integration; application integration; middleware; API integration; EAI | MuleSoft
  MuleSoft | Mule ESB; Anypoint Platform |
  Microservices | micro services; microservice architecture; microservices architecture | Event-driven architecture; Service-oriented architecture
  Service-oriented architecture | SOA; service orientation |
  Serverless | serverless computing; Cloud Functions; FaaS; function as a service | AWS Lambda; Azure Functions
  AWS Lambda | Lambda functions; Amazon Lambda | Azure Functions
  Azure Functions | Azure Function Apps; Azure serverless |
  Event-driven architecture | event sourcing; CQRS; publish/subscribe; event-driven systems | Apache Kafka
  Apache Kafka | Kafka; Kafka Streams; Confluent; event streaming | RabbitMQ
  RabbitMQ | Rabbit MQ; AMQP; message queues |
  Software architecture | system design; systems design; application architecture; software design | Solution architecture; Microservices
  Solution architecture | solutions architecture; solution design; technical architecture | Enterprise architecture
  Enterprise architecture | TOGAF; ArchiMate; IT architecture |
  Object-oriented programming | OOP; OO programming; object orientation; object-oriented design; OOD | Design patterns
  Functional programming | functional languages; FP in JavaScript |
  Design patterns | software design patterns; Gang of Four patterns; GoF patterns; SOLID principles | Software architecture
  Domain-driven design | DDD; domain modelling; bounded contexts | Software architecture
  Data structures and algorithms | algorithms; DSA; data structures; algorithm design |
  Concurrent programming | multithreading; multi-threading; parallel programming; concurrency | High-performance computing
  Debugging | bug fixing; debugging code; software troubleshooting; defect fixing |
  Refactoring | code refactoring; clean code; legacy code; code quality | Code review
  Code review | code reviews; reviewing code; pull request review; pull requests |
  Pair programming | mob programming; ensemble programming | Code review
  Git | version control; source control; GitHub; Bitbucket; Git flow; Versionsverwaltung; Versionskontrolle; gestion de versions; control de versiones | Subversion
  Subversion | SVN; Apache Subversion; Tortoise SVN |
  Software documentation | developer documentation; API documentation; docs as code; code documentation | Technical writing
  Open source development | open source; open-source software; FOSS; open source contribution |
`
